import { expect, it } from 'vitest';
import { importCsv, previewCsv } from '../testing/csv-files.ts';
import { startGateway } from '../testing/test-gateway.ts';

const FIND = '{ products(filter: { text: "Y-1" }) { nodes { totalUnit } } }';

it.each([
  ['en', ',', 1],
  ['pt-BR', ',', 1000],
  ['en', ';', 1000],
] as const)('reads 1.000 for a reader of %s, parted by %j, as %i', async (...given) => {
  const [lang, delimiter, totalUnit] = given;
  const gateway = await startGateway({ isEmpty: true });
  const token = await gateway.tokenFor('ADMIN');
  const rows = [
    ['SKU', 'Título', 'Categoria', 'Marca', 'Preço', 'Estoque'],
    ['Y-1', 'Fone', 'Áudio', 'Sabiá', '9', '1.000'],
  ];
  const file = rows.map((cells) => cells.join(delimiter)).join('\n');
  const { mapping } = await previewCsv(gateway, 'products', file, { token });
  await importCsv(gateway, 'products', file, { token, mapping, lang });
  const { data } = await gateway.graphql(FIND, {}, token);
  expect(data?.products.nodes).toEqual([{ totalUnit }]);
  await gateway.stop();
});
