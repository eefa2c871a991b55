import { parse } from 'graphql';
import { COMPANY_ID } from '../../records/company.ts';
import { restChange } from '../../rest/rest-change.ts';
import { restRoute } from '../../rest/rest-route.ts';

const fields =
  'id version name tradeName taxId address email phone logo timeZone currency currencySign pricesIncludeTax taxRate paymentDays pixKey invoiceFooter';

export const companyRest = [
  restRoute<{ company: object }, object>({
    route: 'GET /api/company',
    operation: parse(`query RestCompany { company { ${fields} } }`),
    answer: ({ company }) => company,
  }),
  restChange({
    route: 'POST /api/company/update',
    mutation: 'updateCompany',
    input: ({ record }) => ({ ...(record('company') as object), id: COMPANY_ID }),
    answers: ['company', fields],
    example: { body: { email: 'vendas@retaguarda.test' } },
  }),
];
