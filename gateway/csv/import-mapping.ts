import { invalid, type FieldErrors, refuseErrors } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { folded } from '../formats/folding.rules.ts';
import type { AnyImport } from './list-import.ts';
import { type Notation, notations } from './notation.ts';

export type Mapping = Readonly<Record<string, string>>;

/** `empties`: an empty cell empties the field; otherwise it leaves it unchanged. */
export interface GivenColumn extends Partial<Record<Notation, string>> {
  field: string;
  empties: boolean;
}

type GivenMapping = Readonly<Record<string, GivenColumn>>;

/** Guesses fields by headings in either language; each field once. */
export function guessedMapping(
  { columns, fields }: AnyImport,
  headings: readonly string[],
): Mapping {
  const known = new Map<string, string>();
  for (const field of fields) {
    const { heading, formerName = field, alsoKnownAs = [] } = columns[field]!;
    for (const name of [field, formerName, ...Object.values(heading), ...alsoKnownAs]) {
      if (!known.has(folded(name))) known.set(folded(name), field);
    }
  }
  const mapping = new Map<string, string>();
  const taken = new Set<string>();
  for (const heading of headings) {
    const field = known.get(folded(heading));
    if (!field || taken.has(field)) continue;
    taken.add(field);
    mapping.set(heading, field);
  }
  return Object.fromEntries(mapping);
}

/** Throws Invalid for a mapping that does not fit the file or the list. */
export function mappedFields(
  { columns, fields }: AnyImport,
  headings: readonly string[],
  text: string | undefined,
): readonly (GivenColumn | undefined)[] {
  const mapping = withCurrentNames(mappingIn(text), columns);
  const errors: FieldErrors = {};
  const taken = new Set<string>();
  for (const [heading, { field, ...given }] of Object.entries(mapping)) {
    const at = `mapping.${heading}`;
    for (const notation of ['numbers', 'dates'] as const) {
      const ways = Object.keys(notations[notation]);
      if (given[notation] !== undefined && !ways.includes(given[notation]))
        errors[`${at}.${notation}`] = problem('not_one_of', { values: ways.join(', ') });
    }
    if (!headings.includes(heading)) errors[at] = problem('not_a_column');
    else if (!fields.includes(field))
      errors[at] = problem('not_one_of', { values: fields.join(', ') });
    else if (taken.has(field)) errors[at] = problem('mapped_twice');
    taken.add(field);
  }
  if (taken.size === 0) errors.mapping = problem('no_column');
  refuseErrors(errors);
  const byHeading = new Map(Object.entries(mapping));
  return headings.map((heading) => byHeading.get(heading));
}

function withCurrentNames(mapping: GivenMapping, columns: AnyImport['columns']): GivenMapping {
  const current = new Map(
    Object.entries(columns).map(([name, { formerName }]) => [formerName, name]),
  );
  const named = ({ field, ...given }: GivenColumn) => ({
    ...given,
    field: current.get(field) ?? field,
  });
  return Object.fromEntries(
    Object.entries(mapping).map(([heading, given]) => [heading, named(given)]),
  );
}

function mappingIn(text: string | undefined): GivenMapping {
  try {
    const mapping: unknown = JSON.parse(text ?? '');
    if (typeof mapping === 'object' && mapping !== null) {
      const entries = Object.entries(mapping).filter(([, column]) => Boolean(column));
      return Object.fromEntries(entries.map(([heading, column]) => [heading, columnIn(column)]));
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalid({ mapping: problem('not_an_object') });
}

/** Reads a field's name, or an object with the choices about empty cells and about notations. */
function columnIn(given: unknown): GivenColumn {
  if (typeof given !== 'object' || given === null) return { field: String(given), empties: false };
  const { field, empties, ...more } = given as Record<string, unknown>;
  const ways = (['numbers', 'dates'] as const).flatMap((notation) =>
    more[notation] == null ? [] : [[notation, textOf(more[notation])] as const],
  );
  return {
    field: String(field),
    empties: empties === true,
    ...Object.fromEntries(ways),
  };
}

const textOf = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given));
