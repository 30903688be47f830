/** What a person has set for this browser. */
export type Lang = 'en' | 'fr';
export type Theme = 'auto' | 'dark' | 'light';
export type Motion = 'full' | 'slow' | 'none';

const KEY = 'orrery.prefs';

function stored(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

class Prefs {
  lang = $state<Lang>('en');
  theme = $state<Theme>('auto');
  motion = $state<Motion>('full');
  sound = $state(false);
  /** Whether the device tells when one is awaited and looks elsewhere. */
  notify = $state(false);
  /** Whether nobody is told that one is there. */
  hidden = $state(false);
  /** The title that was begun last. */
  title = '';

  constructor() {
    const kept = stored();
    const wanted = kept.lang ?? (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en');
    this.lang = wanted === 'fr' ? 'fr' : 'en';
    if (kept.theme === 'dark' || kept.theme === 'light') this.theme = kept.theme;
    if (kept.motion === 'slow' || kept.motion === 'none') this.motion = kept.motion;
    this.sound = kept.sound === true;
    this.notify = kept.notify === true;
    this.hidden = kept.hidden === true;
    this.title = typeof kept.title === 'string' ? kept.title : '';
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => this.apply());
  }

  get calm(): boolean {
    return this.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  save(): void {
    const { lang, theme, motion, sound, notify, hidden, title } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, sound, notify, hidden, title }));
    } catch {
      // private windows may have no storage: the choice lasts as long as the page
    }
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    const light =
      this.theme === 'light' || (this.theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
    root.dataset.theme = light ? 'light' : 'dark';
    root.dataset.motion = this.motion;
    root.lang = this.lang;
  }
}

export const prefs = new Prefs();
