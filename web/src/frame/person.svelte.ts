/** Who uses this browser. Nobody needs an account: a guest is made with the first visit. */
import { api, ApiError, type Person } from './api';
import { guestName } from './named';

class Me {
  now = $state.raw<Person | null>(null);
  private asking: Promise<Person> | null = null;

  greet(): Promise<Person> {
    this.asking ??= this.ask().catch((error: unknown) => {
      this.asking = null;
      throw error;
    });
    return this.asking;
  }

  private async ask(): Promise<Person> {
    const found = await api.me().catch((error: unknown) => {
      // nobody yet; whoever cannot be asked stays who he is
      if (error instanceof ApiError) return null;
      throw error;
    });
    this.now = found ?? (await api.greet(guestName()));
    return this.now;
  }

  async rename(name: string): Promise<void> {
    await this.greet();
    if (name.trim() && name.trim() !== this.now?.name) this.now = await api.rename(name.trim());
  }
}

export const person = new Me();
