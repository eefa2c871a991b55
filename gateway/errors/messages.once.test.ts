import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type GraphqlBody, type TestGateway } from '../testing/test-gateway.ts';
import { english } from './messages.en.ts';
import { portuguese } from './messages.pt-BR.ts';
import { problem, said, problemText } from './problem.ts';
import { type Code } from './catalogue.ts';

const namesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

describe('the messages', () => {
  const codes = Object.keys(english) as Code[];

  it('are there in Portuguese too, and name no parameter that is not there', () => {
    const odd = codes.flatMap((code) => {
      const message = portuguese[code];
      const texts = typeof message === 'string' ? [message] : Object.values(message);
      const unknown = texts
        .flatMap(namesIn)
        .filter((name) => !namesIn(english[code]).includes(name));
      return texts.includes('') || unknown.length > 0 ? [code] : [];
    });
    expect(odd).toEqual([]);
  });

  it('are all said by something', () => {
    const gateway = join(import.meta.dirname, '..');
    const sources = readdirSync(gateway, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\/|messages\./.test(file))
      .map((file) => readFileSync(join(gateway, file), 'utf8'))
      .join('\n');
    expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
  });

  it('name their parameters, which may be a problem too', () => {
    const negative = problem('of_one', { title: 'Bolsa: azul', problem: problem('negative') });
    expect(problemText(negative, 'en')).toBe('Bolsa: azul: must be 0 or more');
    expect(problemText(negative, 'pt-BR')).toBe('Bolsa: azul: precisa ser 0 ou mais');
    expect(problemText(said('a {sentence} as it is'), 'pt-BR')).toBe('a {sentence} as it is');
  });

  it('agree with what they speak of', () => {
    const words = (what: string) => problemText(problem('not_found', { what }), 'pt-BR');
    expect(['Deal', 'Customer', 'Contract'].map(words)).toEqual([
      'Venda não encontrada',
      'Cliente não encontrado',
      'Registro não encontrado',
    ]);
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
