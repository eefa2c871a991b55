import { expect, it } from 'vitest';
import { languages } from '../../core/settings.ts';
import { textsIn } from '../../testing/catalogues.ts';
import { partOf } from './words.ts';

const ofKinds = import.meta.glob<object>('../../../schema/*.records.words.*.ts', {
  eager: true,
  import: 'texts',
});
const ofPages = import.meta.glob<object>('../../features/*/*.words.*.ts', {
  eager: true,
  import: 'texts',
});

/** Texts that are no names of fields, although a field is called the same. */
const others = [
  // Quantity times price of a line, which the API does not have.
  'deals:columns.amount',
  'invoices:form.amount',
  // To-dos by a mark, beside other filters whose Portuguese names are plurals.
  'todos:filters.starred',
  // A heading over the email, the phone number and the address.
  'users:sections.contact',
];

/** Returns each text of a domain's catalogues with what all languages say. */
function textsOf(files: Record<string, object>, domain: RegExp): [key: string, text: string][] {
  const [first, ...translated] = languages.map((language) =>
    textsIn(
      Object.fromEntries(
        Object.entries(files).filter(
          ([path]) => domain.test(path) && path.endsWith(`.words.${language}.ts`),
        ),
      ),
    ),
  );
  const translations = translated.map((texts) => new Map(texts));
  return first!.map(([key, text]) => [
    key,
    [text, ...translations.map((each) => each.get(key))].join(' | '),
  ]);
}

it('a page that loads the catalogues of kinds reads the names of its kind’s fields there', () => {
  const domains = Object.keys(ofKinds).map((path) => /schema\/([^.]+)\./.exec(path)![1]!);
  const again = [...new Set(domains)].flatMap((domain) => {
    const labels = textsOf(ofKinds, new RegExp(`/${domain}\\.records\\.`));
    const fields = new Map(
      labels.filter(([key]) => key.includes(':fieldsOf.')).map(([key, text]) => [text, key]),
    );
    expect(labels.length, domain).toBeGreaterThan(0);
    return textsOf(ofPages, new RegExp(`/${domain}/`))
      .filter(([key]) => partOf(key.split(':')[0]!) === partOf('records'))
      .flatMap(([key, text]) => (fields.has(text) ? [key] : []));
  });
  expect(again.toSorted()).toEqual(others);
});
