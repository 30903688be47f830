/** Drawings from an SVG file of symbols. */

function read(svg: string): Element {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
}

/** Puts the symbols into the page, so that <use href="#id"> finds them. */
export function addSprite(svg: string): void {
  const root = document.importNode(read(svg), true) as unknown as SVGSVGElement;
  root.setAttribute('width', '0');
  root.setAttribute('height', '0');
  root.setAttribute('aria-hidden', 'true');
  root.style.position = 'absolute';
  document.body.prepend(root);
}

/**
 * Makes each symbol a picture too, for class="i pic-<id>": every <use> is a tree of its own, styled and laid out by
 * itself, which is too slow where dozens come at once. For drawings in the colour of the text, or in colours that are
 * the same in every theme.
 */
export function addPictures(svg: string): void {
  const page = getComputedStyle(document.documentElement);
  const coloured = svg.replace(/var\((--\w+)\)/g, (_, name: string) => page.getPropertyValue(name));
  const symbols = [...read(coloured).querySelectorAll('symbol')];
  const rules = symbols.map((symbol) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbol.getAttribute('viewBox') ?? ''}">${symbol.innerHTML}</svg>`;
    const image = `url("data:image/svg+xml,${encodeURIComponent(drawing)}") center/contain no-repeat`;
    if (!drawing.includes('currentColor')) return `.pic-${symbol.id}{background:${image}}`;
    return `.pic-${symbol.id}{background:currentColor;mask:${image}}@media (forced-colors:active){.pic-${symbol.id}{background:CanvasText;forced-color-adjust:none}}`;
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
  unpack(symbols.map((symbol) => symbol.id));
}

/** Shows each picture once, unseen: the browser reads it now, and not when the table needs it. */
function unpack(ids: string[]): void {
  const hidden = document.createElement('div');
  hidden.ariaHidden = 'true';
  hidden.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden;visibility:hidden;contain:strict';
  hidden.append(
    ...ids.map((id) => {
      const one = document.createElement('span');
      one.className = `i pic-${id}`;
      return one;
    }),
  );
  document.body.prepend(hidden);
}
