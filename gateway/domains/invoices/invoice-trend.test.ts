import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2031, 0, 1);

const FIGURES = `query ($moments: [DateTime!]!) {
  invoiceSummary { count }
  invoiceTrend(moments: $moments) { from to count }
  topInvoiceItems { currency }
}`;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startGateway({ isEmpty: true });
  token = await gateway.tokenFor('SA');
});
afterAll(() => gateway.stop());

describe('a trend', () => {
  it.each([
    ['one moment', ['2031-01-01']],
    ['moments that do not ascend', ['2031-01-02', '2031-01-01']],
    ['a moment twice', ['2031-01-01', '2031-01-01']],
    [
      'too many moments',
      Array.from({ length: 102 }, (_, day) => new Date(FIRST_DAY + day * DAY_MS)),
    ],
  ])('of %s is refused', async (_what, moments) => {
    const { errors } = await gateway.graphql(FIGURES, { moments }, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID' });
    expect(Object.keys(errors?.[0]?.extensions?.fields as object)).toEqual(['moments']);
  });

  it('and every other figure are SA’s', async () => {
    const moments = ['2031-01-01', '2031-02-01'];
    const { errors } = await gateway.graphql(FIGURES, { moments }, await gateway.tokenFor('ADMIN'));
    expect(errors?.map(({ extensions }) => extensions?.code)).toContain('FORBIDDEN');
  });
});
