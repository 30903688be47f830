/** What a table knows besides its game: what is proposed, and until when somebody is awaited. */
import { api } from './api';
import type { Deadline, Proposal, TableInfo } from './types';

export class Besides {
  proposals = $state.raw<Proposal[]>([]);
  deadlines = $state.raw<Deadline[]>([]);
  private asking = false;
  private again = false;

  constructor(private readonly info: () => TableInfo) {}

  /** Whether there is a deadline worth looking at. */
  get timed(): boolean {
    const pace = this.info().settings.pace;
    return pace !== undefined && (pace.kind === 'days' || pace.clock !== null);
  }

  /** The game went on: proposals may have lapsed, and other people are awaited. */
  moved(): void {
    if (this.timed || this.proposals.length) void this.read();
  }

  async read(): Promise<void> {
    const { id, status } = this.info();
    if (status !== 'playing') {
      this.proposals = [];
      this.deadlines = [];
      return;
    }
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    // what cannot be read now is read with the next news
    const [proposals, deadlines] = await Promise.all([api.proposals(id), api.awaited(id)]).catch(
      () => [this.proposals, this.deadlines] as const,
    );
    this.proposals = proposals;
    this.deadlines = deadlines;
    this.asking = false;
    if (this.again) {
      this.again = false;
      await this.read();
    }
  }
}
