import { invalid } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import type { Choice } from './import-rows.ts';

/** The choices for a row that looks like a record; a row that nobody decided on is left out. */
export const rowChoices = ['skip', 'same', 'new'] as const;

const isChoice = (value: unknown): value is (typeof rowChoices)[number] =>
  rowChoices.some((each) => each === value);

/** Reads `same`, or `{"all": "new", "7": "same"}` by the number of the row. Throws Invalid for anything else. */
export function choicesIn(given: string | undefined): (row: number) => Choice | undefined {
  const choices = isChoice(given) ? { all: given } : objectIn(given || '{}');
  return (row) => {
    const choice = choices[row] ?? choices.all;
    return choice === 'skip' ? undefined : choice;
  };
}

type Choices = Readonly<Record<string, (typeof rowChoices)[number] | undefined>>;

function objectIn(text: string): Choices {
  const given = parsed(text);
  const isRight =
    typeof given === 'object' &&
    given !== null &&
    Object.entries(given).every(([row, choice]) => /^(all|\d+)$/.test(row) && isChoice(choice));
  if (!isRight) {
    throw invalid({ lookAlikes: problem('not_one_of', { values: rowChoices.join(', ') }) });
  }
  return given as Choices;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
