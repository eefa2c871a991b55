/** In the order of series. Adjacent ones differ in lightness, so colour-blind readers can tell them apart. */
export const chartColors = ['petrol.6', 'amber.4', 'grape.6', 'gray.5', 'blue.4'] as const;

export const chartColor = (index: number) => chartColors[index % chartColors.length]!;

/** Screen readers get the table instead of the chart. */
export const asPicture = { accessibilityLayer: false } as const;
