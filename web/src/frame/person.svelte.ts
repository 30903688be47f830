/** Who uses this browser. Nobody needs an account: a guest is made with the first visit. */
import { t } from '../words/index.svelte';
import { api, type Person } from './api';

class Me {
  now = $state.raw<Person | null>(null);
  private asking: Promise<Person> | null = null;

  greet(): Promise<Person> {
    this.asking ??= this.ask();
    return this.asking;
  }

  private async ask(): Promise<Person> {
    const found = await api.me().catch(() => null);
    this.now = found ?? (await api.greet(t('account.guest-name')));
    return this.now;
  }

  async rename(name: string): Promise<void> {
    this.now = await api.greet(name);
  }
}

export const person = new Me();
