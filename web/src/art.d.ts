/** The version of the drawings of cards (`vite.config.ts`). */
declare const __ART__: string;
