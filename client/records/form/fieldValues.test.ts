import { expect, it } from 'vitest';
import { plainField } from '../declaration.ts';
import { inputOf, mayBeEmpty, valuesOf } from './fieldValues.ts';

const isRequired = true;
const fields = [
  plainField('name', { isRequired }),
  plainField('note'),
  plainField('label', { isRequired, default: '' }),
  plainField('unit', { isRequired, default: 'kg' }),
  plainField('code', { isRequired, isMade: true }),
  plainField('count', { isRequired, kind: 'whole', default: '3' }),
  plainField('rate', { kind: 'percent' }),
  plainField('isOpen', { isRequired, kind: 'flag', default: 'true' }),
  plainField('madeOn', { isRequired, kind: 'moment', default: 'now' }),
];
const box = { fields, parts: [] };

it('only what is null, an empty text or made by the gateway may be left empty', () => {
  const emptied = (isNew: boolean) =>
    box.fields.filter((field) => mayBeEmpty(field, isNew)).map(({ name }) => name);
  expect(emptied(true)).toEqual(['note', 'label', 'code', 'rate', 'isOpen']);
  expect(emptied(false)).toEqual(['note', 'label', 'rate', 'isOpen']);
});

it('a new one starts with its defaults, and sends no code of its own', () => {
  const values = valuesOf(box, {});
  expect(values).toMatchObject({ code: '', count: 3, isOpen: true, unit: 'kg', rate: '' });
  expect(inputOf(box, { ...values, name: ' Um ' })).toMatchObject({
    ...{ name: 'Um', label: '', note: null, code: null, count: 3, rate: null },
  });
});
