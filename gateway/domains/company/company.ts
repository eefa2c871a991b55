import { makeCompany } from '../../../seed/company.ts';
import type { Domain } from '../../services/domain.ts';
import { companyRecord } from './company.record.ts';
import { companyResolvers } from './company.resolvers.ts';
import { companyRest } from './company.rest.ts';

export const company: Domain = {
  name: 'company',
  resolvers: companyResolvers,
  rest: companyRest,
  seed: makeCompany,
  records: [companyRecord],
};
