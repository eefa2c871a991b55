export interface Choices {
  values: readonly string[];
  /** Whether all values except these are chosen. */
  isNot: boolean;
}

/**
 * Returns the values in a URL: `active,lead`, or `!inactive` for all others; `%2C` is a comma within one. The key can
 * occur several times.
 */
export function parseChoices(parameters: URLSearchParams, name: string): Choices {
  const text = parameters.getAll(name).join(',');
  const values = text.replace(/^!/, '').split(',').filter(Boolean).map(unescaped);
  return { values: [...new Set(values)], isNot: text.startsWith('!') && values.length > 0 };
}

export const serializeChoices = ({ values, isNot }: Choices): string | undefined =>
  values.length > 0 ? (isNot ? '!' : '') + values.map(escaped).join(',') : undefined;

const marks = { '%25': '%', '%2C': ',', '%21': '!' };

const escaped = (value: string) =>
  value.replaceAll('%', '%25').replaceAll(',', '%2C').replace(/^!/, '%21');

const unescaped = (text: string) =>
  text.replaceAll(/%(25|2C|21)/g, (mark) => marks[mark as keyof typeof marks]);

/**
 * Returns the part of the gateway's filter for a URL, under `any`, or `none` when the choices are excluded. Unknown
 * values are ignored.
 */
export function choicesFilter<
  Any extends string,
  None extends string,
  Value extends string = string,
>(
  parameters: URLSearchParams,
  name: string,
  { any, none, known }: { any: Any; none: None; known?: readonly Value[] },
): Partial<Record<Any | None, Value[]>> {
  const { values, isNot } = parseChoices(parameters, name);
  const kept = (known ? known.filter((each) => values.includes(each)) : values) as Value[];
  if (kept.length === 0) return {};
  return { [isNot ? none : any]: kept } as Partial<Record<Any | None, Value[]>>;
}

/** The value of a filter that stands for records without a value. */
export const NONE = 'none';

type WithNone<Chosen> = {
  [Key in keyof Chosen]: Chosen[Key] extends (infer Value)[] | undefined
    ? (Value | null)[]
    : Chosen[Key];
};

/** Returns the choices with null for `NONE`. */
export const withNone = <Chosen extends Partial<Record<string, string[]>>>(chosen: Chosen) =>
  Object.fromEntries(
    Object.entries(chosen).map(([key, values]) => [
      key,
      values?.map((value) => (value === NONE ? null : value)),
    ]),
  ) as WithNone<Chosen>;
