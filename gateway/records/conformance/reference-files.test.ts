import { describe, expect, it } from 'vitest';
import { importCsv } from '../../testing/csv-files.ts';
import { parcelsForEach } from '../../testing/parcels.ts';

const { answered, gateway, made, threeParcels, tokens } = parcelsForEach();

describe('a file', () => {
  const mapping = { Label: 'label', Courier: 'courier', 'Courier (Id)': 'courierId' };
  const bring = (file: string, mapped: object = mapping) => {
    const headings = file.split('\n')[0]!.trim().split(',');
    const named = Object.entries(mapped).filter(([heading]) => headings.includes(heading));
    return importCsv(gateway(), 'parcels', file, {
      token: tokens.ADMIN!,
      mapping: Object.fromEntries(named),
    });
  };
  const exported = async (columns = '') =>
    String(
      (
        await gateway().call({
          method: 'GET',
          url: `/api/parcels.csv?lang=en&columns=${columns}`,
          token: tokens.ADMIN!,
        })
      ).body,
    ).replace('\uFEFF', '');
  const courierOf = async (text: string) => {
    const { nodes } = (
      await answered(`{ parcels(filter: { text: "${text}" }) { nodes { courierId } } }`)
    ).parcels;
    return nodes[0].courierId as string | null;
  };

  it('names the record by its title, and takes its title or its id', async () => {
    const { zoe } = await threeParcels();
    expect(await exported()).toContain('Zoé');
    const { bad } = await bring(`Label,Courier\nd,ZOE\ne,${zoe}\nf,`);
    expect(bad).toEqual([]);
    expect(await courierOf('d')).toBe(zoe);
    expect(await courierOf('e')).toBe(zoe);
    expect(await courierOf('f')).toBe(null);
  });

  it('has the id behind all other columns', async () => {
    await threeParcels();
    const [headings] = (await exported()).split('\r\n');
    expect(headings).toBe(
      'Label,Courier,Keeper,Depot,Created,Last changed,Id,Courier (Id),Keeper (Id),Depot (Id)',
    );
  });

  it('comes back to the right one of several records with the same title', async () => {
    const { zoe, ana } = await threeParcels();
    const other = await made('Courier', { name: 'Zoé' });
    await made('Parcel', { label: 'd', courierId: other });
    const file = (await exported('label,courier,courierId')).replaceAll('\r\n', '\n');
    await gateway()
      .store.db.deleteFrom('parcels' as 'products')
      .execute();
    expect((await bring(file)).bad).toEqual([]);
    for (const [label, id] of Object.entries({ a: zoe, b: ana, c: null, d: other })) {
      expect([label, await courierOf(label)]).toEqual([label, id]);
    }
  });

  it('of a record that is there is read by the one of both that was changed', async () => {
    const { zoe, ana } = await threeParcels();
    const file = (await exported('label,courier,courierId,id')).replaceAll('\r\n', '\n');
    const lines = file
      .replace(`a,Zoé,${zoe}`, `a,ana,${zoe}`)
      .replace(`b,ana,${ana}`, `b,ana,${zoe}`);
    expect((await bring(lines, { ...mapping, Id: 'id' })).done).toMatchObject({ changed: 2 });
    expect(await courierOf('a')).toBe(ana);
    expect(await courierOf('b')).toBe(zoe);
  });

  it('is read by the title where no record has the id, and refused where they name two', async () => {
    const { zoe, ana } = await threeParcels();
    const problem = 'must be the title or id of exactly one courier';
    const { bad } = await bring(
      `Label,Courier,Courier (Id)\nd,Zoé,elsewhere\ne,Gone,${ana}\nf,Zoé,${ana}\ng,,elsewhere\nh,,${zoe}`,
    );
    expect(bad.map(({ row, errors }) => [row, errors])).toEqual([
      [4, { courier: problem }],
      [5, { courierId: problem }],
    ]);
    expect([await courierOf('d'), await courierOf('e'), await courierOf('h')]).toEqual([
      zoe,
      ana,
      zoe,
    ]);
  });

  it('says where a title names no record, or several', async () => {
    await threeParcels();
    await made('Courier', { name: 'Ana' });
    const { bad } = await bring('Label,Courier\nd,Ana\ne,Rui');
    const problem = 'must be the title or id of exactly one courier';
    expect(bad.map(({ errors }) => errors)).toEqual([{ courier: problem }, { courier: problem }]);
  });
});
