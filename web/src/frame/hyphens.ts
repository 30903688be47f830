/** Long words may be parted after so many letters, with a hyphen; rather two fewer where a syllable begins there. */
export function hyphened(text: string, after: number): string {
  const syllable = new RegExp(
    `^(\\p{L}{${after - 2},${after}})(?=[bcdfghjklmnpqrstvwxz][lr]?[aeiouyàâéèêëîïôöûü])`,
    'iu',
  );
  const letters = new RegExp(`^(\\p{L}{${after}})`, 'u');
  return text.replace(new RegExp(`\\p{L}{${2 * after - 2},}`, 'gu'), (word) =>
    word.replace(syllable.test(word) ? syllable : letters, '$1\u00ad'),
  );
}
