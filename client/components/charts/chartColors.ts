/**
 * Colours of series, in their order: told apart by who sees no red or no green too, since each is lighter or
 * darker than the next, and seen on light and on dark ground.
 */
export const chartColors = ['petrol.6', 'amber.4', 'grape.6', 'gray.5', 'blue.4'] as const;

export const chartColor = (index: number) => chartColors[index % chartColors.length]!;

/** A chart is one picture to who does not see it; the table beside it is the way in. */
export const asPicture = { accessibilityLayer: false } as const;
