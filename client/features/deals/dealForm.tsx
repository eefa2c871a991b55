import { useTranslation } from 'react-i18next';
import { apollo } from '../../core/apollo.ts';
import type { DeclaredRecord } from '../../records/declaration.ts';
import type { FieldValues } from '../../records/form/fieldOverrides.ts';
import type { FormDescription, FormStart, FormConfig } from '../../records/form/formDescription.ts';
import { useDealOverrides } from './dealOverrides.tsx';
import { dealStages } from './dealFilter.ts';
import {
  CreateDealDocument,
  DealFormDocument,
  NewDealCustomerDocument,
  UpdateDealDocument,
} from './DealForm.generated.ts';
import { DealLines } from './DealLines.tsx';
import { productsPart } from './dealProducts.ts';
import { isClosed } from './dealTiming.ts';
import { isLost } from './lossReason.ts';

export const dealForm: FormConfig = {
  documents: { one: DealFormDocument, create: CreateDealDocument, update: UpdateDealDocument },
  start: startOf,
  useForm: useDealForm,
};

async function startOf(parameters: URLSearchParams): Promise<FormStart | undefined> {
  const stage = dealStages.find((each) => each === parameters.get('stage'));
  const customer = await customerOf(parameters.get('customer'));
  if (!customer && !stage) return undefined;
  return {
    name: customer ? `new Deal of ${customer.id}` : `new Deal in ${stage}`,
    values: {
      ...(customer && { customerId: [{ id: customer.id, name: customer.name }] }),
      ...(stage && { stage }),
    },
  };
}

async function customerOf(id: string | null) {
  if (!id) return undefined;
  const { data } = await apollo.query({ query: NewDealCustomerDocument, variables: { id } });
  return data?.customer;
}

const fields = [
  ...['title', 'customerId', 'stage', 'lossReasonId', 'lostReason', 'closedAt', 'ownerId'],
  ...['expectedCloseDay', 'nextStep', 'nextStepDay', 'amount'],
];

function useDealForm(stored?: DeclaredRecord): FormDescription {
  const { t } = useTranslation(['deals', 'records']);
  const isNew = stored === undefined;
  const { fieldOverrides, labelOf, hasReasons } = useDealOverrides(isNew);
  return {
    sections: [
      { fields },
      { part: 'products', render: ({ form }) => <DealLines key="products" form={form} /> },
    ],
    parts: [productsPart],
    fieldOverrides,
    words: {
      labelOf,
      rowLabelOf: ({ index, field }) =>
        t('form.lineField', {
          field: t(`records:fieldsOf.DealProduct.${field as 'name'}`),
          number: index + 1,
        }),
    },
    hints: { amount: t('form.amountHint') },
    isShown: (name, values) =>
      name === 'lossReasonId' ? hasReasons && isLost(values) : isShown(name, values, isNew),
    labels: { new: t('new'), create: t('form.create') },
  };
}

function isShown(name: string, values: FieldValues, isNew: boolean): boolean {
  if (name === 'stage') return isNew;
  if (name === 'lostReason') return isLost(values);
  if (name === 'closedAt') return isClosed(values.stage as 'lead');
  return name !== 'amount' || (values.products as unknown[]).length === 0;
}
