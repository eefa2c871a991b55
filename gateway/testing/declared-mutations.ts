import type { Declaration } from '../records/declare/declaration.ts';
import { pluralOf } from '../records/declare/sdl-nodes.ts';
import type { Row } from '../records/declare/record.ts';
import { isStored } from '../records/write/validate.ts';
import { sampleValue } from './sample-rows.ts';

export const one = ([record]: readonly Row[]) => ({ id: record!.id });
export const several = (records: readonly Row[]) => ({
  ids: records.slice(0, 3).map(({ id }) => id),
});

/** Changes of kinds whose rules allow less than each of their fields does. */
const particularChanges: Readonly<Record<string, object>> = {
  Event: { location: 'Doca 3' },
  Invoice: { buyer: { name: 'Padaria Nova' }, items: [] },
  Product: { totalUnit: 7 },
};

/** Returns the mutations of a kind that delete, or change several, with their inputs: all fields are changed. */
export function declaredMutations({ kind, bulk, operations, fields }: Declaration) {
  const kinds = pluralOf(kind);
  const changed = fields.filter(
    (field) =>
      isStored(field) &&
      !field.isReadOnly &&
      !field.isCreateOnly &&
      !field.isUnique &&
      field.kind !== 'id',
  );
  const changes =
    particularChanges[kind] ??
    Object.fromEntries(changed.map((field) => [field.name, sampleValue(field, 9)]));
  const update = (records: readonly Row[]) => ({ ...several(records), changes });
  const ofSeveral = bulk
    ? [
        { operation: 'DELETE', mutation: `delete${kinds}`, kind, input: several },
        { operation: 'UPDATE', mutation: `update${kinds}`, kind, input: update },
      ]
    : [];
  return [
    { operation: 'DELETE', mutation: `delete${kind}`, kind, input: one },
    ...ofSeveral,
  ].filter(({ operation }) => operations.includes(operation as 'DELETE'));
}
