import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeRoles, refusesBadFields } from '../../testing/refusals.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const WHOLE = `id version name tradeName taxId address email phone logo timeZone currency currencySign
  pricesIncludeTax taxRate paymentDays pixKey invoiceFooter`;
const READ = `{ company { ${WHOLE} } }`;
const UPDATE = `mutation ($input: UpdateCompanyInput!) {
  updateCompany(input: $input) { company { ${WHOLE} } activityId }
}`;
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

const read = async () => (await gateway.graphql(READ, {}, token)).data?.company;
const update = (input: object, by = token) =>
  gateway.graphql(UPDATE, { input: { id: 'company', ...input } }, by);

const untouched = {
  id: 'company',
  name: '',
  address: '',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  currencySign: 'R$',
  pricesIncludeTax: true,
  taxRate: 0,
  paymentDays: null,
};

describe('the company of a new home', () => {
  it('begins empty, is stored by its first change, and that can be undone', async () => {
    expect(await read()).toMatchObject(untouched);
    const { data } = await update({
      version: 1,
      name: ' Padaria Aurora Ltda. ',
      taxId: '11.222.333/0001-81',
      phone: '+55 (81) 3333-4444',
      pixKey: '(71) 99607-0000',
      timeZone: 'Pacific/Auckland',
      currency: 'EUR',
      taxRate: 17.5,
      paymentDays: 14,
    });
    const kept = {
      name: 'Padaria Aurora Ltda.',
      taxId: '11222333000181',
      phone: '8133334444',
      pixKey: '+5571996070000',
      timeZone: 'Pacific/Auckland',
      currencySign: '€',
      taxRate: 17.5,
      paymentDays: 14,
    };
    expect(data?.updateCompany.company).toMatchObject(kept);
    expect(await read()).toMatchObject(kept);
    const { errors } = await gateway.graphql(
      RESTORE,
      { id: data?.updateCompany.activityId },
      token,
    );
    expect(errors).toBeUndefined();
    expect(await read()).toMatchObject(untouched);
  });

  it('refuses a change from an old version, and takes a change back', async () => {
    await update({ name: 'Padaria Aurora Ltda.' });
    const { version } = await read();
    const { data } = await update({ version, name: 'Padaria Boreal' });
    expect(data?.updateCompany.company.version).toBe(version + 1);
    const { errors } = await update({ version, name: 'Padaria Austral' });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { name: 'Padaria Boreal' },
    });
    await gateway.graphql(RESTORE, { id: data?.updateCompany.activityId }, token);
    expect(await read()).toMatchObject({ name: 'Padaria Aurora Ltda.' });
  });
});

describe('a company is refused', () => {
  const key =
    'Enter a Pix key: an email address without accents, a CPF, a CNPJ, a phone with its area code, or a random key';
  refusesBadFields(
    [
      ['name', { name: '  ' }, 'this field is required'],
      ['taxId', { taxId: '11.222.333/0001-82' }, 'Enter a valid CNPJ'],
      ['taxId', { taxId: '111.111.111-11' }, 'Enter a valid CPF'],
      ['timeZone', { timeZone: 'Moon/Sea' }, 'is not a time zone, such as America/Sao_Paulo'],
      ['timeZone', { timeZone: '-03:00' }, 'is not a time zone, such as America/Sao_Paulo'],
      ['email', { email: 'contato@' }, 'email is not valid'],
      ['pixKey', { pixKey: 'minhachave' }, key],
      ['pixKey', { pixKey: '111.111.111-11' }, 'Enter a valid CPF'],
      ['paymentDays', { paymentDays: -1 }, 'must be between 0 and 3650'],
      ['logo', { logo: 'javascript:alert(1)' }, expect.any(String)],
    ],
    (bad) => update({ name: 'Padaria Aurora Ltda.', ...bad }),
  );
});

describeRoles(
  () => gateway,
  [
    ['read the company', READ, 'GUEST'],
    [
      'change the company',
      'mutation { updateCompany(input: { id: "company", name: "Aurora" }) { activityId } }',
      'SA',
    ],
  ],
);

describe('over REST', () => {
  const call = (method: 'GET' | 'POST', url: string, body?: object) =>
    gateway.call({ method, url, token, ...(body && { body }) });

  it('is read, and changed by the given fields', async () => {
    await call('POST', '/api/company/update', { currency: 'USD', paymentDays: 30 });
    const { status, body } = await call('GET', '/api/company');
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ currency: 'USD', currencySign: '$', paymentDays: 30 }),
    ]);
  });
});
