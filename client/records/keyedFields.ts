import type { DeclaredField } from './declaration.ts';

/** The keys that change a field, each with the test for its field: the owner, a day. */
const tests = {
  assign: ({ reference }: DeclaredField) => reference?.kind === 'Owner',
  date: ({ kind }: DeclaredField) => kind === 'day',
};

export type FieldKey = keyof typeof tests;

/** Returns the name of the field that each key changes: the first that fits. */
export const keyedFields = (fields: readonly DeclaredField[]) =>
  (Object.keys(tests) as FieldKey[]).flatMap((action) => {
    const field = fields.find(tests[action]);
    return field ? [{ action, name: field.name }] : [];
  });
