import { parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { captureLog, type LogLine } from '../testing/captured-log.ts';
import { startWithKinds } from '../testing/contracts.ts';
import { csvOf, importCsv } from '../testing/csv-files.ts';
import { PATIENTS } from '../testing/patients-sdl.ts';
import type { TestGateway } from '../testing/test-gateway.ts';
import { loggedError } from '../server/watching/logged-error.ts';
import { personalNames, personalValuesIn } from './personal-values.ts';

const MARK = 'zqxwjkv';

let gateway: TestGateway;
let token: string;
let log: LogLine[];
beforeAll(async () => {
  gateway = await startWithKinds(PATIENTS, ['Patient']);
  token = await gateway.tokenFor('ADMIN');
  log = captureLog(gateway.app);
});
afterAll(() => gateway.stop());
beforeEach(() => {
  log.length = 0;
});

const patient = {
  ...{ name: `Ana ${MARK}`, email: `${MARK}@casa.test`, weight: 61.5, ward: 'Norte' },
  relatives: [{ name: `Mãe ${MARK}`, phone: '81912340002' }],
};

/** Makes each change of a kind fail as a bug that quotes what was written. */
function failQuoting(quoted: string, kind = 'Patient') {
  const rules = gateway.services.records.get(kind)!.rules as { afterWrite?: () => Promise<void> };
  const { afterWrite } = rules;
  rules.afterWrite = async () => {
    throw new Error(`no room for ${quoted} in Norte`, { cause: new Error(`was: ${quoted}`) });
  };
  return () => void Object.assign(rules, { afterWrite });
}

const logged = () => log.map(({ details }) => loggedError(details.err as Error));

it('the names of personal fields follow from the declarations, kept ones too', () => {
  const names = personalNames(gateway.services.schema);
  for (const name of ['nickname', 'diagnosis', 'phone', 'buyerTaxId'])
    expect(names).toContain(name);
  for (const name of ['ward', 'sku', 'price']) expect(names).not.toContain(name);
});

it.each([
  ['mutation ($i: I!) { a(input: $i) { id } }', { i: { nickname: 'Zé', ward: 'Sul' } }, ['Zé']],
  ['mutation { a(input: { nickname: "Zé", ward: "Sul" }) { id } }', {}, ['Zé']],
  ['query ($of: String) { a(nickname: $of) { id } }', { of: 'Zé' }, ['Zé']],
  [
    'query ($f: F) { a(filter: $f) { id } }',
    { f: { diagnosis: ['Gripe', 'Tosse'] } },
    ['Gripe', 'Tosse'],
  ],
  ['query ($w: String) { a(ward: $w) { id } }', { w: 'Sul' }, []],
])('finds in %j with %j the values %j', (text, variables, expected) => {
  const found = personalValuesIn(gateway.services.schema, { document: parse(text), variables });
  expect([...new Set(found)]).toEqual(expected);
});

it.each([
  [patient.name, 'by GraphQL'],
  [patient.relatives[0]!.name, 'of a part'],
  [String(patient.weight), 'of a number'],
])('the log entry of a bug that quotes %j %s has everything but that', async (quoted) => {
  failQuoting(quoted);
  const create =
    'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { activityId } }';
  await gateway.graphql(create, { input: patient }, token);
  await gateway.call({ url: '/api/records/patients', body: patient, token });
  expect(logged()).toHaveLength(2);
  for (const { message, stack } of logged()) {
    expect(message).toBe('no room for [personal] in Norte: was: [personal]');
    expect(stack).toContain('personal-values.test.ts');
    expect(stack).not.toContain(quoted);
  }
});

it('the log entry of a failed import has no value of its rows', async () => {
  const restore = failQuoting(patient.email, 'Project');
  onTestFinished(restore);
  const row = { email: patient.email, userName: patient.name, projectName: 'Norte' };
  const mapping = { email: 'email', userName: 'userName', projectName: 'projectName' };
  const imported = importCsv(gateway, 'projects', csvOf([row]), { token, mapping });
  await expect(imported).rejects.toThrow('Internal server error');
  expect(logged().map(({ message }) => message)).toEqual([
    'no room for [personal] in Norte: was: [personal]',
  ]);
});
