import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Attaching, DELETE_FILE, DETACH, startAttaching } from '../../testing/attaching.ts';

let to: Attaching;
let fileId: string;
let product: string;
let other: string;
beforeAll(async () => {
  to = await startAttaching();
});
beforeEach(async () => {
  product = await to.newProduct();
  other = await to.newProduct();
  fileId = await to.upload('EDITOR', {});
});
afterAll(() => to.gateway.stop());

describe('what is attached to a record that is deleted', () => {
  const remove = async () =>
    (
      await to.done(
        'ADMIN',
        `mutation { deleteProduct(input: { id: "${product}" }) { activityId } }`,
      )
    ).deleteProduct.activityId as string;

  it('stays its owner’s, on its other records, and comes back with it', async () => {
    await to.attached('EDITOR', fileId, 'Product', product);
    const activityId = await remove();
    expect(await to.readers(fileId)).toEqual(['EDITOR']);
    await to.attached('EDITOR', fileId, 'Product', other);
    await to.undo('ADMIN', activityId);
    expect(await to.filesOn('Product', product)).toEqual([fileId]);
    expect(await to.filesOn('Product', other)).toEqual([fileId]);
  });

  it('does not come back when it was deleted meanwhile', async () => {
    const note = await to.addNote('EDITOR', 'Product', product);
    await to.attached('EDITOR', fileId, 'Note', note);
    const kept = await to.upload('EDITOR', { attachedTo: `Product/${product}` });
    const activityId = await remove();
    const { deleteFile } = await to.done('EDITOR', DELETE_FILE, { id: fileId });
    await to.undo('ADMIN', activityId);
    expect(await to.filesOn('Product', product)).toEqual([kept]);
    await to.undo('EDITOR', deleteFile.activityId);
    expect(await to.filesOn('Product', product)).toEqual([kept]);
  });
});

describe('customers', () => {
  const newCustomer = (name: string) =>
    to.made(
      'ADMIN',
      `createCustomer(input: { kind: person, name: "${name}" }) { customer { id } }`,
    );

  it('that are merged have each file once, and their own again after the undo', async () => {
    const [keepId, mergeId] = [await newCustomer('Ana'), await newCustomer('Ana P.')];
    const second = await to.upload('EDITOR', { attachedTo: `Customer/${mergeId}` });
    await to.attached('EDITOR', fileId, 'Customer', keepId);
    await to.attached('EDITOR', fileId, 'Customer', mergeId);
    const versions = { keepId, keepVersion: 1, mergeId, mergeVersion: 1 };
    const MERGE = `mutation ($input: MergeCustomersInput!) {
      mergeCustomers(input: $input) { activityId }
    }`;
    const { mergeCustomers } = await to.done('ADMIN', MERGE, { input: versions });
    expect((await to.filesOn('Customer', keepId)).toSorted()).toEqual([fileId, second].toSorted());
    await to.undo('ADMIN', mergeCustomers.activityId);
    expect(await to.filesOn('Customer', keepId)).toEqual([fileId]);
    expect((await to.filesOn('Customer', mergeId)).toSorted()).toEqual([fileId, second].toSorted());
  });

  it('that are anonymized lose their files for good, but not those that stand elsewhere', async () => {
    const id = await newCustomer('Ana');
    const own = await to.upload('EDITOR', { attachedTo: `Customer/${id}` });
    const removed = await to.upload('EDITOR', {});
    const { attachment } = await to.attached('EDITOR', removed, 'Customer', id);
    await to.done('EDITOR', DETACH, { id: attachment.id });
    await to.attached('EDITOR', fileId, 'Customer', id);
    await to.attached('EDITOR', fileId, 'Product', product);
    const ANONYMIZE = `mutation ($input: AnonymizeCustomerInput!) {
      anonymizeCustomer(input: $input) { customer { id } }
    }`;
    await to.done('ADMIN', ANONYMIZE, { input: { id, version: 1 } });
    expect(await to.filesOn('Customer', id)).toEqual([]);
    expect(await to.filesOn('Product', product)).toEqual([fileId]);
    const contents = await to.gateway.store.db
      .selectFrom('fileContents')
      .select('id')
      .where('id', 'in', [own, removed, fileId])
      .execute();
    expect(contents.map((each) => each.id).toSorted()).toEqual([removed, fileId].toSorted());
  });
});
