import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { importCsv } from '../../../gateway/testing/csv-files.ts';
import { pdf } from '../../../gateway/testing/sample-files.ts';
import { uploader } from '../../../gateway/testing/uploader.ts';
import { startWithCustomers } from '../../testing/customers.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const people = ['Rita', 'Zeca', 'Ana'].map((name) => ({
  ...{ kind: 'person', id: name.toLowerCase(), name },
}));

async function start() {
  const gateway = await startWithCustomers(...people);
  const token = await gateway.tokenFor('ADMIN');
  const run = async (query: string, variables: object = {}) => {
    const { data, errors } = await gateway.graphql(query, variables, token);
    expect(errors).toBeUndefined();
    return data!;
  };
  const restore = async (id: string) =>
    (
      await run('mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }', {
        id,
      })
    ).restore.activity.id as string;
  const merge = async (keepId: string, mergeId: string) => {
    const input = { keepId, keepVersion: 1, mergeId, mergeVersion: 1 };
    const { mergeCustomers } = await run(
      'mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { activityId } }',
      { input },
    );
    return mergeCustomers.activityId as string;
  };
  return { gateway, token, run, restore, merge };
}

const entries = async () => {
  const main = await screen.findByRole('main');
  await within(main).findAllByRole('listitem');
  return within(main)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.split(' · ')[0]!.replace(/^\S+ /, ''));
};

it('a change of several says how many of which kind, a merge what into what, an undo of it what', async () => {
  const { gateway, token, run, merge, restore } = await start();
  const merged = await merge('rita', 'zeca');
  await restore(merged);
  await run(
    'mutation ($input: DeleteCustomersInput!) { deleteCustomers(input: $input) { activityId } }',
    { input: { ids: ['rita', 'zeca', 'ana'] } },
  );
  const { navigate } = await renderAt('/activity', { gateway, token });
  expect((await entries()).slice(0, 3)).toEqual([
    expect.stringMatching(/deleted 3 customers$/),
    expect.stringMatching(/undid the merge of Zeca into Rita$/),
    expect.stringMatching(/merged Zeca into Rita$/),
  ]);
  await navigate('/profile');
  await renderAt('/activity', { gateway, token, language: 'pt-BR' });
  expect((await entries()).slice(0, 3)).toEqual([
    expect.stringMatching(/excluiu 3 clientes$/),
    expect.stringMatching(/desfez a mesclagem de Zeca em Rita$/),
    expect.stringMatching(/mesclou Zeca em Rita$/),
  ]);
});

it('an import says how many came from which file, and its undo that they went', async () => {
  const { gateway, token, restore } = await start();
  const given = { token, mapping: { Nome: 'name' } };
  const { done } = await importCsv(gateway, 'customers', 'Nome\nBia\nCaio\n', given);
  await restore(done!.activityId!);
  await renderAt('/activity', { gateway, token });
  expect((await entries()).slice(0, 2)).toEqual([
    expect.stringMatching(/undid the import of 2 customers from \S+$/),
    expect.stringMatching(/imported 2 customers from \S+$/),
  ]);
});

it('a file that is attached is said once, and a verb is not repeated', async () => {
  const { gateway, token, restore } = await start();
  const upload = uploader(gateway);
  const fields = { attachedTo: 'Customer/rita' };
  const file = (name: string) => ({ name, bytes: pdf });
  await upload([file('contrato.pdf')], { token, fields });
  await upload([file('um.pdf'), file('dois.pdf')], { token, fields });
  const { activities } = (
    await gateway.graphql('{ activities(first: 1) { nodes { id } } }', {}, token)
  ).data!;
  await restore(activities.nodes[0].id);
  const { navigate } = await renderAt('/activity', { gateway, token });
  expect((await entries()).slice(0, 3)).toEqual([
    'deleted 2 attachments and 2 files',
    'created 2 attachments and 2 files',
    expect.stringMatching(/^attached \S+\.pdf$/),
  ]);
  await navigate('/profile');
  await renderAt('/activity', { gateway, token, language: 'pt-BR' });
  expect((await entries()).slice(1, 3)).toEqual([
    'criou 2 anexos e 2 arquivos',
    expect.stringMatching(/^anexou \S+\.pdf$/),
  ]);
});
