import { Leaf } from './answer-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** How a row writes a value for older programs; the schema says what that is. */
function writtenAs<Value>(schema: JsonSchema, write: (value: Value) => unknown) {
  return (value: Value): unknown => (value instanceof Leaf ? new Leaf(schema) : write(value));
}

export const inMilliseconds = writtenAs<string>(
  { type: 'integer', description: 'Milliseconds since 1970 in UTC.' },
  (moment) => Date.parse(moment),
);

export const withoutSlash = writtenAs<string>(
  { type: 'string', description: 'An address of this site without its leading slash.' },
  (address) => address.replace(/^\//, ''),
);
