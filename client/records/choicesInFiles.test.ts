import { expect, it } from 'vitest';
import { files } from '../app/i18n/words.ts';
import { textsIn } from '../testing/catalogues.ts';
import { startOwnGateway } from '../testing/startOwnGateway.ts';

const fieldsOf = {
  customers: ['Customer.kind', 'Customer.status', 'Customer.channel'],
  deals: ['Deal.stage'],
  invoices: ['Invoice.status'],
  products: ['Product.category'],
};

it.each(['en', 'pt-BR'] as const)(
  'a file says its choices in the words of the screen: %s',
  async (language) => {
    const gateway = await startOwnGateway();
    const headers = { authorization: `Bearer ${await gateway.tokenFor('ADMIN')}` };
    const { texts } = await files[language].app();
    const words = textsIn(texts);
    const wordsAt = (catalogue: string) =>
      words.filter(([key]) => key.startsWith(`${catalogue}.`)).map(([, word]) => word);
    for (const [list, fields] of Object.entries(fieldsOf)) {
      const url = `/api/${list}.csv?lang=${language}`;
      const { body } = await gateway.app.inject({ url, headers });
      const cells = new Set(body.split(/[,;\r\n]/));
      const said = fields.flatMap((field) => wordsAt(`records:choicesOf.${field}`));
      expect(said.length).toBeGreaterThan(fields.length);
      expect(said.filter((word) => !cells.has(word))).toEqual([]);
    }
  },
);
