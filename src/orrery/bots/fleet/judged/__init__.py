"""The judged opponents of Fleet Commander: a valuation of tables, a search of one's turn, sampled fleets."""
