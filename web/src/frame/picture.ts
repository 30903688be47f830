/** A finished game as one picture to send, drawn here from what its end shows everybody. Nothing is sent anywhere. */

/** A seat from one moment of the game until another, as shares of its length. */
export interface Stretch {
  from: number;
  to: number;
  colour: string;
  dashed: boolean;
}

export interface Line {
  seat: number;
  name: string;
  won: boolean;
  /** Where points decide: how many, and what they are made of. */
  points?: number;
  parts?: number[];
  /** Otherwise what the seat was when. */
  stretches?: Stretch[];
}

export interface Picture {
  /** The name of the game, and its emblem. */
  title: string;
  emblem: string | undefined;
  headline: string;
  note: string;
  lines: Line[];
  /** The points of each seat as they grew; none where points do not decide. */
  curve: number[][];
}

export const SIZE: [number, number] = [1200, 630];
export const SHADES = ['#8b9ae6', '#c3cdf3', '#b294ea', '#f6e7b8', '#7fd8cf'];
const [EDGE, TOP, ROW] = [56, 236, 52];
const [TEXT, MUTED, BRASS] = ['#edf1fb', '#a6b3d8', '#e0b04c'];
const DASHES = [[], [16, 9], [4, 9], [22, 7, 4, 7], [9, 6], [3, 6, 14, 6], [26, 9]];

function style(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

async function load(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}

export async function draw(picture: Picture): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const [emblem, mark] = await Promise.all([picture.emblem ? load(picture.emblem) : null, load('/mark.svg')]);
  ground(pen, emblem);
  if (mark) pen.drawImage(mark, EDGE, 40, 44, 44);
  write(pen, `Orrery · ${picture.title}`, EDGE + 58, 70, 25, TEXT, 550);
  write(pen, picture.headline, EDGE, 142, fitting(pen, picture.headline, 58), TEXT, 700);
  write(pen, picture.note, EDGE, 184, 23, MUTED, 450);
  const wide = picture.curve.length ? 560 : SIZE[0] - 2 * EDGE;
  picture.lines.forEach((line, i) => row(pen, picture, line, TOP + i * ROW, wide));
  if (picture.curve.length) curve(pen, picture);
  return canvas;
}

function ground(pen: CanvasRenderingContext2D, emblem: HTMLImageElement | null): void {
  const [wide, high] = SIZE;
  pen.fillStyle = '#0b1020';
  pen.fillRect(0, 0, wide, high);
  const glow = pen.createRadialGradient(wide * 0.8, 60, 40, wide * 0.8, 60, 760);
  glow.addColorStop(0, '#24356c');
  glow.addColorStop(1, '#24356c00');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, wide, high);
  if (!emblem) return;
  const [w, h] = [300, (300 * emblem.height) / emblem.width];
  pen.save();
  pen.globalAlpha = 0.85;
  pen.beginPath();
  pen.roundRect(wide - EDGE - w, 36, w, Math.min(h, 170), 14);
  pen.clip();
  pen.drawImage(emblem, wide - EDGE - w, 36 - Math.max(0, h - 170) / 2, w, h);
  pen.restore();
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight: number,
): void {
  pen.font = `${weight} ${size}px ${style('--display')}`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

/** The size at which a headline ends before the emblem. */
function fitting(pen: CanvasRenderingContext2D, text: string, size: number): number {
  pen.font = `700 ${size}px ${style('--display')}`;
  const room = SIZE[0] - 2 * EDGE - 330;
  return Math.min(size, Math.max(30, (size * room) / pen.measureText(text).width));
}

function row(pen: CanvasRenderingContext2D, picture: Picture, line: Line, y: number, wide: number): void {
  const middle = y + ROW / 2;
  pen.fillStyle = style(`--seat-${line.seat % 7}`);
  pen.beginPath();
  pen.roundRect(EDGE, middle - 11, 22, 22, line.seat % 2 ? 5 : 11);
  pen.fill();
  write(pen, line.won ? `★ ${line.name}` : line.name, EDGE + 36, middle + 8, 23, line.won ? '#f3d38c' : TEXT, 600);
  const left = EDGE + 230;
  if (line.points !== undefined) {
    const most = Math.max(1, ...picture.lines.map(({ points }) => points ?? 0));
    bar(pen, line, left, middle, ((wide - 300) * Math.max(0, line.points)) / most);
    write(pen, String(line.points), EDGE + wide - 52, middle + 11, 31, '#f6e7b8', 700);
  }
  for (const { from, to, colour, dashed } of line.stretches ?? []) {
    pen.strokeStyle = colour;
    pen.lineWidth = 10;
    pen.lineCap = dashed ? 'butt' : 'round';
    pen.setLineDash(dashed ? [12, 8] : []);
    pen.beginPath();
    pen.moveTo(left + (wide - 230) * from + 6, middle);
    pen.lineTo(left + (wide - 230) * to - 6, middle);
    pen.stroke();
    pen.setLineDash([]);
  }
}

function bar(pen: CanvasRenderingContext2D, line: Line, left: number, middle: number, long: number): void {
  const parts = line.parts ?? [line.points ?? 0];
  const sum = Math.max(
    1,
    parts.reduce((all, n) => all + Math.max(0, n), 0),
  );
  let x = left;
  parts.forEach((n, i) => {
    const w = (long * Math.max(0, n)) / sum;
    pen.fillStyle = SHADES[i % SHADES.length] ?? TEXT;
    if (w > 1) pen.fillRect(x, middle - 13, w - 2, 26);
    x += w;
  });
}

function curve(pen: CanvasRenderingContext2D, { curve: points, lines }: Picture): void {
  const [left, right, top, bottom] = [EDGE + 640, SIZE[0] - EDGE, TOP + 10, SIZE[1] - 60];
  const most = Math.max(5, ...points.flat());
  pen.strokeStyle = '#33426f';
  pen.lineWidth = 1.5;
  pen.strokeRect(left, top, right - left, bottom - top);
  pen.lineWidth = 5;
  pen.lineJoin = 'round';
  for (const { seat } of lines) {
    pen.strokeStyle = style(`--seat-${seat % 7}`);
    pen.setLineDash(DASHES[seat % 7] ?? []);
    pen.beginPath();
    points.forEach((all, i) => {
      const x = left + ((right - left) * i) / Math.max(1, points.length - 1);
      pen.lineTo(x, bottom - ((bottom - top) * (all[seat] ?? 0)) / most);
    });
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.fillStyle = BRASS;
  pen.fillRect(left, bottom, right - left, 2);
}
