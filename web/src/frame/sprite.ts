/** Puts the symbols of an SVG file into the page, so that <use href="#id"> finds them. */
export function addSprite(svg: string): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const root = document.importNode(parsed, true) as unknown as SVGSVGElement;
  root.setAttribute('width', '0');
  root.setAttribute('height', '0');
  root.setAttribute('aria-hidden', 'true');
  root.style.position = 'absolute';
  document.body.prepend(root);
}
