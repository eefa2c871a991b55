import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { currencySigns } from '../formats/currency.ts';
import { companyOf } from '../records/company.ts';

export const COMPANY_HEADER = 'retaguarda-company';

const PROFILE = '/api/auth/profile';

/**
 * The company's values that every page shows, and whether it is a demo, come along with the profile, which pages need
 * first. Its body stays as it was.
 */
export function addCompanyHeader(app: FastifyInstance, db: Db, { isDemo }: Config): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url !== PROFILE || reply.statusCode !== 200) return;
    const { currency, timeZone, pricesIncludeTax, taxRate } = await companyOf(db);
    const told = {
      currencySign: currencySigns[currency],
      timeZone,
      pricesIncludeTax: pricesIncludeTax === 1,
      taxRate: taxRate / 1000,
      isDemo,
    };
    // A header has no sign of the euro.
    void reply.header(COMPANY_HEADER, encodeURIComponent(JSON.stringify(told)));
  });
}
