import { expect, it } from 'vitest';
import { catalogueTexts } from '../../testing/catalogues.ts';
import { mergeFields } from './mergeFields.ts';

it.each(['en', 'pt-BR'])(
  'has a label for each field that a merge lets one choose: %s',
  (language) => {
    const words = catalogueTexts(language);
    const isNamed = (field: string) =>
      words.has(`records:fieldsOf.Customer.${field}`) || words.has(`records:fields.${field}`);
    expect(mergeFields.filter((field) => !isNamed(field))).toEqual([]);
  },
);
