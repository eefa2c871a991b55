import { createHash } from 'node:crypto';

/** Functions that draw a picture where there is none. */
export const drawings = { person, project, cover } as const;

export type Drawing = keyof typeof drawings;

/** Returns an SVG that is the same for the same seed, and tells nothing else. */
export function drawnPicture(drawing: Drawing, seed: string): string {
  const bytes = createHash('sha256').update(`${drawing} ${seed}`).digest();
  const { width, height } = sizes[drawing];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    ...drawings[drawing](bytes),
    '</svg>',
  ].join('');
}

const sizes: Readonly<Record<Drawing, { width: number; height: number }>> = {
  person: { width: 96, height: 96 },
  project: { width: 320, height: 180 },
  cover: { width: 320, height: 160 },
};

interface Palette {
  back: string;
  light: string;
  middle: string;
  dark: string;
}

const palettes: readonly Palette[] = [
  { back: '#e7f0fb', light: '#b6d2f2', middle: '#5b8fce', dark: '#2f5488' },
  { back: '#e6f5ee', light: '#b3dfc8', middle: '#4fa57b', dark: '#27634a' },
  { back: '#fdefe3', light: '#f8cfa6', middle: '#e08a4b', dark: '#94522a' },
  { back: '#f3ebfa', light: '#d9c0ee', middle: '#9a6cc6', dark: '#5a3b7e' },
  { back: '#fcebee', light: '#f4bdc7', middle: '#d66a80', dark: '#8c3a4b' },
  { back: '#e6f4f6', light: '#aadbe1', middle: '#3f98a5', dark: '#235c66' },
];
const skins = ['#f6d3b8', '#eab98f', '#cf9468', '#a86f47', '#7a4b2e', '#5b3722'];
const hairs = ['#2b2320', '#4a342a', '#7a5132', '#b98546', '#8d8a88', '#39404a'];

const pick = <Choice>(choices: readonly Choice[], byte = 0): Choice =>
  choices[byte % choices.length]!;

const styles: readonly ((hair: string) => readonly string[])[] = [
  (hair) => [`<path d="M31 40a17 17 0 0 1 34 0c-5-7-13-9-21-8-6 1-10 4-13 8z" fill="${hair}"/>`],
  (hair) => [
    `<path d="M29 62c-4-34 6-42 19-42s23 8 19 42h-8V42c-8 0-16-3-20-8-1 5-1 8-2 10v18z" fill="${hair}"/>`,
  ],
  (hair) => [
    `<circle cx="48" cy="17" r="7" fill="${hair}"/>`,
    `<path d="M31 42c-1-26 35-26 34 0-3-8-9-11-17-11s-14 3-17 11z" fill="${hair}"/>`,
  ],
  (hair) => [
    ...[34, 41, 48, 55, 62].map(
      (x, index) => `<circle cx="${x}" cy="${[31, 25, 23, 25, 31][index]}" r="8" fill="${hair}"/>`,
    ),
  ],
  () => [],
];

/** Draws head and shoulders without a face. */
function person(bytes: Buffer): string[] {
  const { back, middle, dark } = pick(palettes, bytes[0]);
  const skin = pick(skins, bytes[1]);
  const hair = pick(styles, bytes[3])(pick(hairs, bytes[2]));
  return [
    `<rect width="96" height="96" fill="${back}"/>`,
    `<path d="M14 96c0-19 15-30 34-30s34 11 34 30z" fill="${pick([middle, dark], bytes[4])}"/>`,
    `<path d="M40 54h16v14a8 8 0 0 1-16 0z" fill="${skin}"/>`,
    '<path d="M40 58h16v3c-5 4-11 4-16 0z" opacity=".12"/>',
    `<ellipse cx="48" cy="42" rx="16" ry="19" fill="${skin}"/>`,
    ...hair,
  ];
}

/** Draws hills under a sun. */
function project(bytes: Buffer): string[] {
  const { back, light, middle, dark } = pick(palettes, bytes[0]);
  const hills = [light, middle, dark].map((colour, row) => {
    const heights = Array.from({ length: 5 }, (_, at) => bytes[1 + row * 5 + at]! % 40);
    const points = heights.map((height, at) => `${at * 80},${80 + row * 34 - height}`);
    return `<path d="M0,180 L${points.join(' ')} L320,180z" fill="${colour}" stroke="${colour}" stroke-width="12" stroke-linejoin="round"/>`;
  });
  const sun = { x: 50 + (bytes[20]! % 220), y: 34 + (bytes[21]! % 24) };
  return [
    `<rect width="320" height="180" fill="${back}"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="20" fill="#fff"/>`,
    ...hills,
  ];
}

const TILE = 40;

/** Draws tiles of quarters and halves of circles. */
function cover(bytes: Buffer): string[] {
  const { back, light, middle, dark } = pick(palettes, bytes[0]);
  const tiles = [...bytes].map((byte, index) => {
    const [x, y] = [(index % 8) * TILE, Math.floor(index / 8) * TILE];
    const shape = pick(
      ['M0 0h40a40 40 0 0 1-40 40z', 'M0 0h40a20 20 0 0 1-40 0z', 'M0 0h40v40z', ''],
      byte >> 2,
    );
    const colour = pick([light, light, middle, dark], byte >> 4);
    const turn = `rotate(${(byte & 3) * 90} ${x + TILE / 2} ${y + TILE / 2})`;
    return (
      shape && `<path transform="${turn} translate(${x} ${y})" d="${shape}" fill="${colour}"/>`
    );
  });
  return [`<rect width="320" height="160" fill="${back}"/>`, ...tiles];
}
