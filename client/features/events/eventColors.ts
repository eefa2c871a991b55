export const eventColors = ['petrol', 'green', 'amber', 'red', 'violet', 'gray'] as const;

export type EventColor = (typeof eventColors)[number];

export const eventColor = (stored: string | null): EventColor =>
  eventColors.find((color) => color === stored) ?? 'petrol';
