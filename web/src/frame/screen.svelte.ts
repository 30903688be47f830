/** How much room there is. */
import { MediaQuery } from 'svelte/reactivity';

const phone = new MediaQuery('max-width: 700px');
const narrow = new MediaQuery('max-width: 1100px');

export const room = {
  get phone(): boolean {
    return phone.current;
  },
  /** No room for the right column. */
  get narrow(): boolean {
    return narrow.current;
  },
};
