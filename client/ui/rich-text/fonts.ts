/** Available on every system. Without quotes, which HTML would escape. */
export const fonts = {
  serif: 'Georgia, Cambria, serif',
  monospace: 'Consolas, Menlo, monospace',
  condensed: 'Arial Narrow, Roboto Condensed, sans-serif',
} as const;

/** Pixels. */
export const sizes = [12, 14, 16, 18, 24, 32] as const;
