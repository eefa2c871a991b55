import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getVariableValues, Kind, parse, validate } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { examplesFor } from './examples.ts';

const generated = path.join(import.meta.dirname, '../../gateway/graphql/generated');
const schema = buildSchema(readFileSync(path.join(generated, 'schema.graphql'), 'utf8'));

describe.each(['demo', 'production'] as const)('the examples of the %s profile', (profile) => {
  const examples = examplesFor(profile).map((example) => {
    const operation = operationOf(example.query);
    return { ...example, operation, name: operation.name?.value };
  });

  it('are a sign-in, a list of invoices and a new invoice', () => {
    expect(examples.map(({ name }) => name)).toEqual(['SignIn', 'InvoiceList', 'NewInvoice']);
  });

  it.each(examples)('$name fits the schema', ({ query }) => {
    expect(validate(schema, parse(query))).toEqual([]);
  });

  it.each(examples)('$name starts with a heading', ({ query }) => {
    expect(query).toMatch(/^# \d\. \w/);
  });

  it.each(examples)('$name has variables that its operation takes', ({ operation, variables }) => {
    const given = JSON.parse(variables) as Record<string, unknown>;
    const declared = operation.variableDefinitions?.map(({ variable }) => variable.name.value);

    expect(getVariableValues(schema, operation.variableDefinitions ?? [], given).errors).toBe(
      undefined,
    );
    expect(declared).toEqual(expect.arrayContaining(Object.keys(given)));
  });
});

it('names no demo account in the production profile', () => {
  expect(JSON.stringify(examplesFor('production'))).not.toContain('@retaguarda.test');
});

function operationOf(query: string): OperationDefinitionNode {
  const operation = parse(query).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation');
  return operation;
}
