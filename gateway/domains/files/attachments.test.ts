import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Attaching,
  DELETE_FILE,
  DETACH,
  ON,
  ONE,
  type Role,
  roles,
  startAttaching,
} from '../../testing/attaching.ts';

let to: Attaching;
let fileId: string;
let product: string;
let other: string;
let secret: string;
beforeAll(async () => {
  to = await startAttaching();
});
beforeEach(async () => {
  product = await to.newProduct();
  other = await to.newProduct();
  secret = await to.made('SA', 'createSecret(input: { name: "Mina" }) { secret { id } }');
  fileId = await to.upload('EDITOR', {});
});
afterAll(() => to.gateway.stop());

describe('a file on records', () => {
  it('is read by those who can read one of them, and by its owner', async () => {
    expect(await to.readers(fileId)).toEqual(['EDITOR']);
    const { attachment } = await to.attached('EDITOR', fileId, 'Product', product);
    expect(attachment).toEqual({
      ...{ id: expect.any(String), name: 'manual.pdf', note: null, file: { id: fileId } },
      ...{ recordKind: 'Product', recordId: product, attachedBy: { name: expect.any(String) } },
    });
    expect(await to.readers(fileId)).toEqual(roles);
    await to.attached('SA', fileId, 'Secret', secret);
    expect(await to.filesOn('Secret', secret)).toEqual([fileId]);
    await to.done('GUEST', ON, { kind: 'Product', id: product });
    await to.done('EDITOR', DETACH, { id: attachment.id });
    expect(await to.readers(fileId)).toEqual(['SA', 'EDITOR']);
  });

  it('tells only of the records that the caller can read', async () => {
    await to.attached('EDITOR', fileId, 'Product', product);
    await to.attached('SA', fileId, 'Secret', secret);
    const todo = await to.newTodo('EDITOR');
    await to.attached('EDITOR', fileId, 'Todo', todo);
    const told = async (role: Role) =>
      ((await to.done(role, ONE, { id: fileId })).file.attachments as { recordKind: string }[])
        .map(({ recordKind }) => recordKind)
        .toSorted();
    expect(await told('SA')).toEqual(['Product', 'Secret']);
    expect(await told('EDITOR')).toEqual(['Product', 'Todo']);
    expect(await told('GUEST')).toEqual(['Product']);
    const { data } = await to.ask('GUEST', ONE, { id: fileId });
    expect(data!.file).toMatchObject({
      ...{ recordKind: 'Product', recordId: product, record: { __typename: 'Product' } },
    });
  });

  it('is attached by who can read it, to what they can change, once', async () => {
    expect(await to.codeOf(to.attach('ADMIN', fileId, 'Product', product))).toBe('INVALID');
    expect(await to.codeOf(to.attach('EDITOR', fileId, 'Product', 'none'))).toBe('NOT_FOUND');
    expect(await to.codeOf(to.attach('EDITOR', fileId, 'File', fileId))).toBe('INVALID');
    await to.attached('EDITOR', fileId, 'Product', product);
    expect(await to.codeOf(to.attach('GUEST', fileId, 'Product', other))).toBe('FORBIDDEN');
    expect(await to.codeOf(to.attach('EDITOR', fileId, 'Secret', secret))).toBe('FORBIDDEN');
    expect(await to.codeOf(to.attach('ADMIN', fileId, 'Product', product))).toBe('CONFLICT');
    await to.attached('ADMIN', fileId, 'Product', other);
    expect(await to.filesOn('Product', other, 'GUEST')).toEqual([fileId]);
  });

  it('is offered by its name to those who can read it', async () => {
    const OFFERED = 'query ($text: String!) { attachableFiles(text: $text) { id } }';
    const isOffered = async (role: Role, text = 'MANUAL') => {
      const { attachableFiles } = await to.done(role, OFFERED, { text });
      return (attachableFiles as { id: string }[]).some(({ id }) => id === fileId);
    };
    expect(await isOffered('EDITOR')).toBe(true);
    expect(await isOffered('EDITOR', 'MÁNU')).toBe(true);
    expect(await isOffered('EDITOR', '%')).toBe(false);
    expect(await isOffered('SA')).toBe(false);
    await to.attached('EDITOR', fileId, 'Todo', await to.newTodo('EDITOR'));
    expect(await isOffered('SA')).toBe(false);
    await to.attached('EDITOR', fileId, 'Product', product);
    expect(await isOffered('GUEST')).toBe(true);
  });

  it('is removed from one by who can change that, and put back', async () => {
    await to.attached('EDITOR', fileId, 'Product', product);
    const { attachment } = await to.attached('ADMIN', fileId, 'Product', other);
    expect(await to.codeOf(to.ask('GUEST', DETACH, { id: attachment.id }))).toBe('FORBIDDEN');
    const { detachFile } = await to.done('EDITOR', DETACH, { id: attachment.id });
    expect(await to.filesOn('Product', other)).toEqual([]);
    expect(await to.filesOn('Product', product)).toEqual([fileId]);
    await to.undo('EDITOR', detachFile.activityId);
    expect(await to.filesOn('Product', other)).toEqual([fileId]);
    expect(await to.codeOf(to.ask('EDITOR', DETACH, { id: 'none' }))).toBe('NOT_FOUND');
  });

  it('uploaded to one is told of in its history, and taken back with the attachment', async () => {
    const id = await to.upload('EDITOR', { attachedTo: `Product/${product}` });
    const HISTORY = `query ($of: ID!) {
      history(of: $of, withAttached: true, first: 1) { nodes { id kind title } }
    }`;
    const { history } = await to.done('GUEST', HISTORY, { of: product });
    expect(history.nodes).toMatchObject([{ kind: 'Attachment', title: 'manual.pdf' }]);
    await to.undo('EDITOR', history.nodes[0].id);
    expect(await to.filesOn('Product', product)).toEqual([]);
    expect(await to.reads('EDITOR', id)).toBe(false);
  });

  it('is deleted from all of them, and comes back to all of them', async () => {
    await to.attached('EDITOR', fileId, 'Product', product);
    await to.attached('ADMIN', fileId, 'Product', other);
    expect(await to.codeOf(to.ask('GUEST', DELETE_FILE, { id: fileId }))).toBe('FORBIDDEN');
    const { deleteFile } = await to.done('EDITOR', DELETE_FILE, { id: fileId });
    expect(await to.filesOn('Product', product)).toEqual([]);
    await to.undo('EDITOR', deleteFile.activityId);
    expect(await to.filesOn('Product', product)).toEqual([fileId]);
    expect(await to.filesOn('Product', other)).toEqual([fileId]);
  });
});

describe('a file on a record of one’s own', () => {
  it('is read by its owner alone', async () => {
    const todo = await to.newTodo('GUEST');
    const id = await to.upload('GUEST', { attachedTo: `Todo/${todo}` });
    expect(await to.readers(id)).toEqual(['GUEST']);
    expect(await to.filesOn('Todo', todo, 'GUEST')).toEqual([id]);
    expect(await to.codeOf(to.ask('SA', ON, { kind: 'Todo', id: todo }))).toBe('NOT_FOUND');
    expect(await to.codeOf(to.attach('EDITOR', fileId, 'Todo', todo))).toBe('NOT_FOUND');
    const activities = '{ activities(first: 100) { nodes { kind changes { title recordId } } } }';
    expect(JSON.stringify(await to.done('SA', activities))).not.toContain(id);
    expect(JSON.stringify(await to.done('SA', activities))).not.toContain(todo);
    const history = '{ history(of: "' + todo + '", withAttached: true) { nodes { kind } } }';
    expect((await to.done('SA', history)).history.nodes).toEqual([]);
    expect((await to.done('GUEST', history)).history.nodes[0]).toEqual({ kind: 'Attachment' });
  });
});

describe('a file on a note', () => {
  it('stands on the record of the note, with its rights, and goes with the note', async () => {
    const note = await to.addNote('EDITOR', 'Product', product);
    await to.attached('EDITOR', fileId, 'Note', note);
    expect(await to.filesOn('Note', note, 'GUEST')).toEqual([fileId]);
    expect(await to.filesOn('Product', product, 'GUEST')).toEqual([fileId]);
    expect(await to.readers(fileId)).toEqual(roles);
    const DELETE = 'mutation ($id: ID!) { deleteNote(input: { id: $id }) { activityId } }';
    const { deleteNote } = await to.done('EDITOR', DELETE, { id: note });
    expect(await to.readers(fileId)).toEqual(['EDITOR']);
    await to.undo('EDITOR', deleteNote.activityId);
    expect(await to.filesOn('Note', note)).toEqual([fileId]);
  });

  it('is attached and removed by its author alone', async () => {
    const note = await to.addNote('EDITOR', 'Product', product);
    const mine = await to.upload('ADMIN', {});
    expect(await to.codeOf(to.attach('ADMIN', mine, 'Note', note))).toBe('FORBIDDEN');
    const { attachment } = await to.attached('EDITOR', fileId, 'Note', note);
    expect(await to.codeOf(to.ask('ADMIN', DETACH, { id: attachment.id }))).toBe('FORBIDDEN');
    await to.done('EDITOR', DETACH, { id: attachment.id });
    expect(await to.filesOn('Note', note)).toEqual([]);
  });

  it('on a to-do is its owner’s alone', async () => {
    const todo = await to.newTodo('GUEST');
    const note = await to.addNote('GUEST', 'Todo', todo);
    const id = await to.upload('GUEST', { attachedTo: `Note/${note}` });
    expect(await to.readers(id)).toEqual(['GUEST']);
    expect(await to.codeOf(to.ask('SA', ON, { kind: 'Note', id: note }))).toBe('NOT_FOUND');
  });
});
