/** The end of a game: who came where. */

export interface Place {
  seat: number;
  rank: number;
}

/** All seats, the winners first, then by their points; who has as many shares a rank. */
export function ranking({ scores, winners }: { scores: number[]; winners: number[] }): Place[] {
  const won = (seat: number): number => Number(winners.includes(seat));
  const above = (a: number, b: number): number => won(b) - won(a) || (scores[b] ?? 0) - (scores[a] ?? 0);
  const seats = scores.map((_, seat) => seat);
  const rank = (seat: number): number => 1 + seats.filter((other) => above(other, seat) < 0).length;
  return seats.sort(above).map((seat) => ({ seat, rank: rank(seat) }));
}
