import type { AlikeRow, Choices } from './importFile.ts';

export const isUndecided = (rows: readonly AlikeRow[], choices: Choices) =>
  choices.all === undefined && rows.some(({ row }) => choices[row] === undefined);
