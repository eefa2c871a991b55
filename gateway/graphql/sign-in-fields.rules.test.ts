import { buildSchema, getNamedType, type GraphQLField, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { SIGN_IN_FIELDS } from '../config/limits.ts';
import { declarations } from '../records/declarations.ts';
import { readExpandedSdl } from '../records/expand/sdl.ts';
import { declaredRows } from '../testing/access-table.ts';

const secrets = ['password', 'currentPassword', 'token', 'code'];

/** Fields that are entered for a record hold no secret of an account, whatever their names are. */
const ofRecords = new Set([...declarations.values()].flatMap(declaredRows).map(([name]) => name));

const withoutSecret = ['requestPasswordReset'];

it('every root field that takes a secret, and the one that sends one, is limited to one a document', () => {
  const schema = buildSchema(readExpandedSdl().join('\n'));
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const taking = fields.filter(
    (field) => !ofRecords.has(field.name) && namesIn(field).some((name) => secrets.includes(name)),
  );
  const names = [...taking.map(({ name }) => name), ...withoutSecret];
  expect([...SIGN_IN_FIELDS].sort()).toEqual(names.sort());
});

const namesIn = ({ args }: GraphQLField<unknown, unknown>): string[] =>
  args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return [name, ...(isInputObjectType(named) ? Object.keys(named.getFields()) : [])];
  });
