import { type DocumentNode, Kind, type ObjectTypeDefinitionNode } from 'graphql';
import type { Declaration } from './declaration.ts';
import { argumentsOf, fieldsIn } from './sdl-nodes.ts';

/** The column with the time of the last change; like the version, it is not part of what changed. */
export const CHANGED_AT = 'updatedAt';

/** Whether the records of a kind have the times of their creation and of their last change. */
export const hasRecordTimes = ({ fields }: Pick<Declaration, 'fields'>) =>
  fields.some(({ name }) => name === CHANGED_AT);

/** Adds `createdAt` and `updatedAt` to the types of versioned records with lists, unless they are written by hand. */
export function withRecordTimes(document: DocumentNode): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.map((each) => {
      if (each.kind !== Kind.OBJECT_TYPE_DEFINITION || !hasTimes(each)) return each;
      const written = new Set(each.fields?.map(({ name }) => name.value));
      const missing = times.filter(({ name }) => !written.has(name.value));
      return { ...each, fields: [...(each.fields ?? []), ...missing] };
    }),
  };
}

function hasTimes(type: ObjectTypeDefinitionNode): boolean {
  const given = argumentsOf<{ listed?: boolean; versioned?: boolean }>(type, 'record');
  return given !== undefined && given.listed !== false && given.versioned !== false;
}

const derived = '@companyTime @readOnly @default(value: "now") @sort @filter';

const times = fieldsIn(`
  "When the record was created."
  createdAt: DateTime! ${derived}
  "When the record was last changed."
  updatedAt: DateTime! ${derived}
`);
