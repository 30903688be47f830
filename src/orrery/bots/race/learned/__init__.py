"""What learned players of Race for the Galaxy are made of: a net that values positions. Needs numpy."""
