/**
 * The colours in the order of series. Adjacent ones differ in lightness, so colour-blind readers can tell them apart.
 */
export const chartColors = ['petrol.6', 'amber.4', 'grape.6', 'gray.5', 'blue.4'] as const;

export const chartColor = (index: number) => chartColors[index % chartColors.length]!;

/** Turns off the layer of a chart for screen readers, which get the table instead. */
export const asPicture = { accessibilityLayer: false } as const;
