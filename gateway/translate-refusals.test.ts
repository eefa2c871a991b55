import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translateMessage } from './translate-refusals.ts';
import { startGateway, type GraphqlBody, type TestGateway } from './testing/test-gateway.ts';

const SAMPLE = '7';
const REFUSING = /^(?:invalid|conflict|notFound|tooLarge|tooMany|unauthenticated|Refusal)$/;
const PROBLEM =
  /^(?:is|are|has|have|was|goes|does|cannot|could|would|stands|this field|email is) (?!not$)/;
/** Not translated: our pages send no such document, and developers read English. */
const OF_DOCUMENTS = /^(?:A (?:document|query)|This document|The document) /;

describe('what the gateway refuses', () => {
  it('has Portuguese words, whichever rule says it', () => {
    const said = sourcesIn(import.meta.dirname).flatMap(refusalsIn);
    const ofPages = said.filter((text) => !OF_DOCUMENTS.test(text));
    expect(ofPages.length).toBeGreaterThan(150);
    expect(ofPages.filter((text) => translateMessage('pt-BR', text) === text)).toEqual([]);
  });

  it.each([
    ['must be between 0 and 1000000.00', 'precisa estar entre 0 e 1000000.00'],
    ['must be at least 2', 'precisa ser no mínimo 2'],
    ['must be at most 10.5', 'pode ser no máximo 10.5'],
    ['Bolsa: azul: must be 0 or more', 'Bolsa: azul: precisa ser 0 ou mais'],
    ['Only 1 of Bolsa is in stock', 'Só há 1 de Bolsa em estoque'],
    ['a: sentence: that: no rule says', 'a: sentence: that: no rule says'],
  ])('%s is %s', (english, portuguese) => {
    expect(translateMessage('pt-BR', english)).toBe(portuguese);
    expect(translateMessage('en', english)).toBe(english);
  });
});

describe('a refusal', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
  });
  afterAll(() => gateway.stop());

  const inPortuguese = { 'retaguarda-language': 'pt-BR' };
  const login = { email: 'nobody@retaguarda.test', password: 'x' };

  it('is said over GraphQL in the language asked for, at the fields too', async () => {
    const query =
      'mutation { createCustomer(input: { kind: person, name: "Ana", document: "123" }) { customer { id } } }';
    const token = await gateway.tokenFor('SA');
    const call = { url: '/graphql', body: { query }, token };
    const { body } = await gateway.call({ ...call, headers: inPortuguese });
    expect((body as GraphqlBody).errors).toMatchObject([
      {
        message: 'Informe um CPF válido',
        extensions: { code: 'INVALID', fields: { document: 'Informe um CPF válido' } },
      },
    ]);
  });

  it('keeps the words of the specification over REST, also for a browser in Portuguese', async () => {
    const call = { url: '/api/auth/login', body: login };
    const headers = { 'accept-language': 'pt-BR,pt' };
    expect(await gateway.call({ ...call, headers })).toMatchObject({
      status: 400,
      body: { message: 'Invalid email or password' },
    });
    expect(await gateway.call({ ...call, headers: inPortuguese })).toMatchObject({
      status: 400,
      body: { message: 'E-mail ou senha inválidos' },
    });
  });
});

/** The source files with messages for callers. */
function sourcesIn(folder: string): ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\/|config\.ts$/.test(file))
    .map((file) => join(folder, file))
    .map((file) =>
      ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
    );
}

/** Messages of refusals, and texts that look like a rule's problem; `7` for interpolated values. */
function refusalsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, isRefused: boolean): void => {
    const text = textOf(node);
    if (text && (PROBLEM.test(text) || (isRefused && /^\w+ .*\w/.test(text)))) found.push(text);
    ts.forEachChild(node, (child) => visit(child, isRefused || refuses(node)));
    if (refuses(node)) found.push(...unknownThings(node));
  };
  visit(source, false);
  return found;
}

type Call = ts.CallExpression | ts.NewExpression;

const refuses = (node: ts.Node): node is Call =>
  (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
  REFUSING.test(node.expression.getText());

/** `notFound` builds its message itself. */
function unknownThings({ expression, arguments: given }: Call): string[] {
  const what = given?.[0];
  const isNotFound = expression.getText() === 'notFound' && what && ts.isStringLiteral(what);
  return isNotFound ? [`${what.text} not found`] : [];
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => SAMPLE + literal.text).join('');
}
