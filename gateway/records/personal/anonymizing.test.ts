import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWithKinds } from '../../testing/contracts.ts';
import { PATIENTS } from '../../testing/patients-sdl.ts';
import { png } from '../../testing/sample-files.ts';
import type { TestGateway } from '../../testing/test-gateway.ts';
import { uploader } from '../../testing/uploader.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';
import type { RecordContext } from '../context.ts';
import type { RecordKind } from '../declare/record.ts';
import { deleteChange, updateChange } from '../write/changes.ts';
import { commit } from '../write/commit.ts';
import { readSnapshot } from '../write/snapshots.ts';
import { StaleVersion } from '../write/stale-version.ts';
import { anonymize } from './anonymizing.ts';
import { personalDataOf } from './personal-data.ts';

type Kind = RecordKind<{ row: { id: string } }>;

const MARK = 'zqxwjkv';
const patient = {
  ...{ name: `Ana ${MARK}`, email: `${MARK}@casa.test`, nickname: MARK, remarks: `Fala ${MARK}.` },
  ...{ weight: 61.234567, smokes: true, diagnosis: 'Gripe', ward: 'Norte' },
  relatives: [{ name: `Mãe ${MARK}`, phone: '81912340002' }],
  stays: [{ days: 3, ward: 'Sul' }],
};
const personal = [MARK, '61.234567', '81912340002'];

let gateway: TestGateway;
let token: string;
let context: RecordContext;
let record: Kind;
beforeAll(async () => {
  gateway = await startWithKinds(PATIENTS, ['Patient']);
  token = await gateway.tokenFor('ADMIN');
  context = gateway.services as unknown as RecordContext;
  record = gateway.services.records.get('Patient') as Kind;
});
afterAll(() => gateway.stop());

async function ask(query: string, variables: object = {}) {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
}

const make = (id: string) =>
  ask('mutation ($input: CreatePatientInput!) { createPatient(input: $input) { activityId } }', {
    input: { id, ...patient },
  });
const addNote = (id: string) =>
  ask(
    `mutation { addNote(input: { kind: "Patient", id: "${id}", text: "Ligou ${MARK}." }) { note { id } } }`,
  );
async function attach(id: string): Promise<string> {
  const { body } = await uploader(gateway)([{ name: `${MARK}.png`, bytes: png }], {
    token,
    fields: { attachedTo: `Patient/${id}` },
  });
  return body.files![0]!.id;
}

async function merge(keepId: string, mergeId: string) {
  await commit({ ...context, caller: undefined }, async ({ write }) => {
    await write([
      updateChange(record, { id: keepId }, () => ({ row: { nickname: `${MARK}!` } as never })),
      deleteChange(record, { id: mergeId }),
    ]);
  });
}

it('empties what is marked, everywhere, and leaves what is kept and what tells of no person', async () => {
  await make('ana');
  await make('twin');
  await addNote('ana');
  await addNote('twin');
  await attach('ana');
  const lost = await attach('twin');
  await ask('mutation ($id: ID!) { deleteFile(input: { id: $id }) { id } }', { id: lost });
  await merge('ana', 'twin');

  const stored = await personalDataOf(context, record, 'ana');
  expect(stored).toMatchObject({
    patient: { email: patient.email, ward: 'Norte', patientRelatives: [{ phone: '81912340002' }] },
    files: [{ name: `${MARK}.png` }],
    notes: [{ text: `Ligou ${MARK}.` }],
    history: [{ action: 'created' }, { action: 'updated' }],
  });
  expect(JSON.stringify(stored)).not.toMatch(/searchText|recordKind/);
  const before = await wholeDatabase(gateway.store);
  for (const each of personal) expect(before).toContain(each);

  await anonymize(context, record, { id: 'ana', name: ' Anonymized ' });
  const after = await wholeDatabase(gateway.store);
  for (const each of personal) expect(after).not.toContain(each);
  const { row, parts } = (await readSnapshot(context.db, record, 'ana'))!;
  expect({ row, parts }).toMatchObject({
    row: {
      ...{ name: 'Anonymized', email: 'anonymized@example.invalid', nickname: null, remarks: '' },
      ...{ weight: 0, smokes: 0, diagnosis: 'Gripe', ward: 'Norte', version: 3 },
    },
    parts: { patientRelatives: [], patientStays: [{ days: 3, ward: 'Sul' }] },
  });
  expect(row.searchText).toContain('anonymized');
  const notes = await context.db
    .selectFrom('notes')
    .selectAll()
    .where('recordKind', '=', 'Patient')
    .execute();
  expect(notes.map(({ text, accountName }) => [text, accountName !== ''])).toEqual([
    ['Anonymized', true],
  ]);
  expect(await context.db.selectFrom('fileContents').select('id').execute()).toEqual([]);
});

it('refuses an older version, and leaves the record', async () => {
  await make('old');
  const refused = anonymize(context, record, { id: 'old', version: 7, name: 'Anonymized' });
  await expect(refused).rejects.toThrow(StaleVersion);
  expect((await readSnapshot(context.db, record, 'old'))!.row.nickname).toBe(MARK);
});

it('leaves a file that is attached to another record by now', async () => {
  await make('moved');
  const id = await attach('moved');
  const { db } = context;
  await db.updateTable('attachments').set({ recordId: 'other' }).where('fileId', '=', id).execute();
  await anonymize(context, record, { id: 'moved', name: 'Anonymized' });
  const contents = await context.db.selectFrom('fileContents').select('id').execute();
  expect(contents).toEqual([{ id }]);
});

it('is for kinds with persons alone', async () => {
  const product = gateway.services.records.get('Product') as Kind;
  const { id } = await context.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  await expect(anonymize(context, product, { id, name: 'Anonymized' })).rejects.toThrow(
    'Product has no personal field.',
  );
});
