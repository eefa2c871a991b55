/** The colours that an event can have, each with a mark of its own: keys of the theme. */
export const eventColors = ['petrol', 'green', 'amber', 'red', 'violet', 'gray'] as const;

export type EventColor = (typeof eventColors)[number];

/** The colour in which an event is shown; other programs may have written anything. */
export const eventColor = (stored: string | null): EventColor =>
  eventColors.find((color) => color === stored) ?? 'petrol';
