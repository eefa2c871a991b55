/** Fonts that are available on every system. Their names have no quotes, which HTML would escape. */
export const fonts = {
  serif: 'Georgia, Cambria, serif',
  monospace: 'Consolas, Menlo, monospace',
  condensed: 'Arial Narrow, Roboto Condensed, sans-serif',
} as const;

/** The font sizes in pixels. */
export const sizes = [12, 14, 16, 18, 24, 32] as const;
