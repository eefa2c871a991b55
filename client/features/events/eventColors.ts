/** Keys of the theme, each with its own mark. */
export const eventColors = ['petrol', 'green', 'amber', 'red', 'violet', 'gray'] as const;

export type EventColor = (typeof eventColors)[number];

/** Older programs may have stored anything. */
export const eventColor = (stored: string | null): EventColor =>
  eventColors.find((color) => color === stored) ?? 'petrol';
