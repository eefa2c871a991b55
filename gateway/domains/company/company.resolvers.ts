import { notFound } from '../../errors/errors.ts';
import { currencySigns } from '../../formats/currency.ts';
import type { Resolvers, UpdateCompanyInput } from '../../graphql/generated/resolvers.ts';
import { companyOf, COMPANY_ID, defaultCompany } from '../../records/company.ts';
import { commitOne } from '../../records/write/changes.ts';
import type { Change } from '../../records/write/unit-of-work.ts';
import { declarationOf } from '../../records/declarations.ts';
import { patchFromInput } from '../../records/write/from-input.ts';
import type { StateIn } from '../../records/declare/record.ts';
import type { Context } from '../../services/context.ts';
import { companyRecord } from './company.record.ts';
import { logoData } from './company-logo.store.ts';

export const companyResolvers: Resolvers = {
  Query: {
    company: (_source, _args, { db }) => companyOf(db),
  },
  Mutation: {
    updateCompany: (_source, { input }, context) => updateCompany(context, input),
  },
  Company: {
    currencySign: ({ currency }) => currencySigns[currency],
    logoData: ({ logo }, _args, { db }) => logoData(db, logo),
  },
};

/** Changes the company; the first change stores it. */
async function updateCompany(context: Context, { version, ...input }: UpdateCompanyInput) {
  if (input.id !== COMPANY_ID) throw notFound('Company');
  const change: Change<StateIn<'companies'>> = {
    record: companyRecord,
    id: COMPANY_ID,
    version,
    apply(before) {
      const { row } = patchFromInput(declarationOf('Company'), companyRecord, input);
      const entered = { ...(before?.row ?? defaultCompany()), ...row };
      return { parts: {}, ...before, row: entered };
    },
  };
  const { state, activityId } = await commitOne(context, change);
  return { company: state!.row, activityId };
}
