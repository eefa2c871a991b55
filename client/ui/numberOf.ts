/** 0 for text that is not a number yet. */
export const numberOf = (value: number | string) => (typeof value === 'number' ? value : 0);
