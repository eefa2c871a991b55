import { describe, expect, it } from 'vitest';
import type { UpdateCardInput } from '../../graphql/generated/resolvers.ts';
import type { CardRow } from '../../records/generated/rows.ts';
import { applyRules } from '../../records/write/planned-change.ts';
import type { RecordKind, Row } from '../../records/declare/record.ts';
import { boardRecord, cardRecord, columnRecord, labelRecord } from './boards.record.ts';
import { sentErrors, writerErrors } from './boards.rules.ts';

const card = { boardId: 'a-board', id: 'a-card' };
const attachment = { name: 'a.pdf', size: 0, url: '/a.pdf' };
const comment = { uid: 'ana', text: 'Sim.' };
const textOf = (length: number) => 'x'.repeat(length);
const lengthOf = (most: number) => `must be at most ${most} characters long`;
const errorsOf = (record: object, row: Row) =>
  applyRules(record as RecordKind, { row, parts: {}, links: {} }).errors;
const required = 'this field is required';
const noAddress = 'must be an http or https address';

describe.each([
  ['board', boardRecord, 200],
  ['column', columnRecord, 200],
  ['card', cardRecord, 200],
  ['label', labelRecord, 40],
])('the title of a %s', (_what, record, most) => {
  it.each([
    ['a title', undefined],
    [textOf(most), undefined],
    ['  ', required],
    [textOf(most + 1), lengthOf(most)],
  ])('is judged, case %#', (title, message) => {
    const row = { id: 'a', title, description: '', color: 'green' };
    expect(errorsOf(record, row)).toEqual(message ? { title: message } : {});
  });
});

describe('a card', () => {
  const texts = { id: 'a', title: 'A', description: '', descriptionHtml: null, coverImage: null };

  it.each<[field: string, changes: Partial<CardRow>, message: string]>([
    ['description', { description: textOf(10_001) }, lengthOf(10_000)],
    ['coverImage', { coverImage: `/${textOf(2_000)}` }, lengthOf(2_000)],
    ['coverImage', { coverImage: 'data:text/html,x' }, noAddress],
  ])('has %s at fault, case %#', (field, changes, message) => {
    expect(errorsOf(cardRecord, { ...texts, ...changes })).toEqual({ [field]: message });
  });

  it('may have every field at its limit', () => {
    const widest = { title: textOf(200), description: textOf(10_000) };
    const coverImage = 'https://example.test/a.png';
    expect(errorsOf(cardRecord, { ...texts, ...widest, coverImage })).toEqual({});
    expect(errorsOf(cardRecord, texts)).toEqual({});
  });
});

describe('sentErrors', () => {
  it.each<[field: string, changes: Partial<UpdateCardInput>, message: string]>([
    ['members', { members: Array(51).fill('ana') }, 'must have at most 50'],
    ['labels', { labels: Array(51).fill('ready') }, 'must have at most 50'],
    ['attachments', { attachments: Array(51).fill(attachment) }, 'must have at most 50'],
    ['comments', { comments: Array(201).fill(comment) }, 'must have at most 200'],
    ['attachments.1.id', { attachments: [attachment, { ...attachment, id: '' }] }, required],
    ['attachments.0.name', { attachments: [{ ...attachment, name: '' }] }, required],
    ['attachments.0.name', { attachments: [{ ...attachment, name: textOf(256) }] }, lengthOf(255)],
    ['attachments.0.size', { attachments: [{ ...attachment, size: -1 }] }, 'must be 0 or more'],
    ['attachments.0.url', { attachments: [{ ...attachment, url: '' }] }, required],
    [
      'attachments.0.url',
      { attachments: [{ ...attachment, url: textOf(2_001) }] },
      lengthOf(2_000),
    ],
    ['attachments.0.url', { attachments: [{ ...attachment, url: 'javascript:x()' }] }, noAddress],
    ['attachments.0.url', { attachments: [{ ...attachment, url: ' java\tscript:x' }] }, noAddress],
    ['attachments.0.url', { attachments: [{ ...attachment, url: 'http://' }] }, noAddress],
    ['comments.0.id', { comments: [{ ...comment, id: textOf(65) }] }, lengthOf(64)],
    ['comments.1.text', { comments: [comment, { ...comment, text: ' ' }] }, required],
    ['comments.0.text', { comments: [{ ...comment, text: textOf(5_001) }] }, lengthOf(5_000)],
  ])('finds %s at fault, case %#', (field, changes, message) => {
    expect(sentErrors({ ...card, ...changes })).toEqual({ [field]: message });
  });

  it('accepts every field at its limit', () => {
    const widest = {
      members: Array<string>(50).fill('ana'),
      labels: [],
      attachments: Array<typeof attachment>(50).fill(attachment),
      comments: Array<typeof comment>(200).fill({ ...comment, text: textOf(5_000) }),
    };
    expect(sentErrors({ ...card, ...widest })).toEqual({});
    expect(sentErrors({ ...card, members: null })).toEqual({});
  });
});

describe('writerErrors', () => {
  it('names each comment of somebody unknown', () => {
    const comments = [comment, { ...comment, uid: 'nobody' }];
    const errors = writerErrors({ ...card, comments }, new Set(['ana']));
    expect(errors).toEqual({ 'comments.1.uid': 'is not a member' });
  });

  it('says nothing of what is not given', () => {
    expect(writerErrors(card, new Set())).toEqual({});
  });
});
