import { expect, it } from 'vitest';
import { plainField, type RecordDeclaration } from '../declaration.ts';
import { formContents, sectionsOf } from './formDescription.ts';

const box: RecordDeclaration = {
  ...{ kind: 'Box', one: 'box', many: 'boxes', noun: 'box', nouns: 'boxes', title: 'name' },
  ...{ write: 'editor', delete: 'admin', sorts: [] },
  order: { field: 'name', direction: 'ascending' },
  ...{ canCreate: true, canUpdate: true, canDelete: true, isBulk: false, isVersioned: true },
  ...{ canImport: false, isSearched: false },
  fields: [
    ...['note', 'name', 'size', 'width'].map((name) => plainField(name)),
    plainField('made', { isCreatable: false, isUpdatable: false }),
    plainField('code', { isUpdatable: false }),
  ],
  parts: [{ name: 'labels', table: 'labels', type: 'Label', noun: 'label', most: 3, fields: [] }],
};

const fieldsIn = (description: Parameters<typeof sectionsOf>[1], isNew = true) =>
  sectionsOf(box, description, isNew).map(({ fields, part }) => part ?? fields);

it('shows all fields, the title first, and all parts without sections', () => {
  expect(fieldsIn({})).toEqual([['name', 'note', 'size', 'width', 'code'], 'labels']);
  expect(fieldsIn({}, false)).toEqual([['name', 'note', 'size', 'width'], 'labels']);
});

it('shows the fields that no section names in the last one with inputs, and parts after all', () => {
  const sections = [{ fields: ['name'] }, { fields: ['note'] }];
  expect(fieldsIn({ sections })).toEqual([['name'], ['note', 'size', 'width', 'code'], 'labels']);
  const drawn = { fields: ['size'], render: () => null };
  expect(fieldsIn({ sections: [{ fields: ['name'] }, drawn, { part: 'labels' }] })).toEqual([
    ...[['name', 'note', 'width', 'code'], ['size'], 'labels'],
  ]);
  expect(fieldsIn({ sections: [drawn] })).toEqual([
    ...[['size'], ['name', 'note', 'width', 'code'], 'labels'],
  ]);
  const all = [{ part: 'labels' }, { fields: ['name', 'note', 'size', 'width'] }];
  expect(fieldsIn({ sections: all }, false)).toEqual([
    ...['labels', ['name', 'note', 'size', 'width']],
  ]);
});

it('leaves out what other inputs enter, and what is entered elsewhere', () => {
  const fieldOverrides = { dimensions: { of: ['size', 'labels'] }, name: { with: ['note'] } };
  const description = {
    sections: [{ fields: ['name', 'dimensions'] }],
    fieldOverrides,
    elsewhere: ['width'],
  };
  expect(fieldsIn(description)).toEqual([['name', 'dimensions', 'code']]);
  expect(formContents(box, description, true).fields.map(({ name }) => name)).toEqual([
    ...['name', 'dimensions', 'code'],
  ]);
});

it('shows only the sections of a form that is a part of one', () => {
  expect(fieldsIn({ sections: [{ part: 'labels' }], isPart: true })).toEqual(['labels']);
});
