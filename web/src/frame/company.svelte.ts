/** In the lobby: which of the people whom one knows are there, as the server tells it. */
import { Link } from './link';
import { prefs } from './prefs.svelte';
import type { Companion } from './types';

export class Company {
  people = $state.raw<Companion[]>([]);
  private readonly link: Link;

  constructor(private away: boolean) {
    this.link = new Link({
      address: () =>
        `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/lobby?hidden=${prefs.hidden}`,
      state: (state) => {
        if (state === 'live') this.say();
      },
      message: (message) => {
        if (message.t === 'company') this.people = message.people;
      },
    });
  }

  look(away: boolean): void {
    if (away === this.away) return;
    this.away = away;
    this.say();
  }

  private say(): void {
    this.link.say({ t: 'here', away: this.away });
  }

  reopen(): void {
    this.link.reopen();
  }

  close(): void {
    this.link.close();
  }
}
