/** Fonts that every system has something for, by the key of their name; without quotes, which HTML would escape. */
export const fonts = {
  serif: 'Georgia, Cambria, serif',
  monospace: 'Consolas, Menlo, monospace',
  condensed: 'Arial Narrow, Roboto Condensed, sans-serif',
} as const;

/** Sizes of text, in pixels. */
export const sizes = [12, 14, 16, 18, 24, 32] as const;
