import { Leaf } from './answer-schema.ts';
import type { JsonSchema } from '../graphql/json-schema.ts';

/** Writes a value for older programs; sample data gets the schema instead. */
export function writtenAs<Values extends readonly unknown[]>(
  schema: JsonSchema,
  write: (...values: Values) => unknown,
  { isOptional = false } = {},
) {
  return (...values: Values): unknown =>
    values[0] instanceof Leaf ? new Leaf(schema, isOptional) : write(...values);
}

export const inMilliseconds = writtenAs(
  { type: 'integer', description: 'Milliseconds since 1970 in UTC.' },
  (moment: string) => Date.parse(moment),
);

export const withoutSlash = writtenAs(
  { type: 'string', description: 'An address of this site without its leading slash.' },
  (address: string) => address.replace(/^\//, ''),
);
