import { useTranslation } from 'react-i18next';
import { masked } from '../../ui/brazilianNumbers.ts';
import type { DeclaredRecord } from '../../records/declaration.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import type { FieldValue } from '../../records/form/fieldOverrides.ts';
import type { FormDescription, FormConfig } from '../../records/form/formDescription.ts';
import { CompanyPageDocument, UpdateCompanyDocument } from './CompanyPage.generated.ts';
import { LogoInput } from './LogoInput.tsx';
import { TimeZoneInput } from './TimeZoneInput.tsx';

export const companyForm: FormConfig = {
  documents: { one: CompanyPageDocument, update: UpdateCompanyDocument },
  useForm: useCompanyForm,
};

const CPF_LENGTH = 11;

function useCompanyForm(stored?: DeclaredRecord): FormDescription {
  const { t } = useTranslation('company');
  return {
    sections: [
      {
        title: t('sections.general'),
        fields: ['name', 'tradeName', 'taxId', 'address', 'email', 'phone', 'logo'],
      },
      {
        title: t('sections.money'),
        fields: ['currency', 'pricesIncludeTax', 'taxRate', 'timeZone'],
      },
      {
        title: t('sections.invoices'),
        fields: ['paymentDays', 'pixKey', 'invoiceFooter'],
      },
    ],
    fieldOverrides: {
      taxId: { startOf: (company) => writtenTaxId(textIn((company?.taxId ?? '') as FieldValue)) },
      logo: { input: (given) => <LogoInput key="logo" {...given} /> },
      timeZone: { input: (given) => <TimeZoneInput key="timeZone" {...given} /> },
    },
    hints: {
      ...(!stored?.name && { name: t('hints.name') }),
      currency: t('hints.currency'),
      pricesIncludeTax: t('hints.pricesIncludeTax'),
      timeZone: t('hints.timeZone'),
      paymentDays: t('hints.paymentDays'),
      pixKey: t('hints.pixKey'),
    },
  };
}

const writtenTaxId = (taxId: string) => masked(taxId.length > CPF_LENGTH ? 'cnpj' : 'cpf', taxId);
