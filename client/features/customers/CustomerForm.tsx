import { Paper, Textarea } from '@mantine/core';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import type { RecordFormApi } from '../../components/record-form/useRecordForm.ts';
import { AddressRows } from './AddressRows.tsx';
import { ContactRows } from './ContactRows.tsx';
import { CustomerAddress } from './CustomerAddress.tsx';
import { CustomerDuplicates } from './CustomerDuplicates.tsx';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';
import { CustomerGeneral } from './CustomerGeneral.tsx';
import type { CustomerValues } from './useCustomerForm.ts';
import { useCustomerOptions } from './useCustomerOptions.ts';
import { useCustomerWords } from './useCustomerWords.ts';

interface Props {
  record: RecordFormApi<CustomerValues, CustomerForm_CustomerFragment>;
  submitLabel: string;
  cancel: string;
}

export function CustomerForm({ record, ...props }: Props) {
  const { form, base } = record;
  const { tags, owners } = useCustomerOptions();
  // The current owner may no longer be a choice.
  const choices =
    base?.owner && !owners.some(({ id }) => id === base.owner?.id) ? [base.owner] : [];
  const all = [...owners, ...choices];
  const words = useCustomerWords(form.values.kind, all);
  return (
    <RecordForm record={record} {...words} {...props}>
      <CustomerGeneral form={form} owners={all} tags={tags} labelOf={words.labelOf} />
      <CustomerDuplicates of={form.values} id={base?.id} />
      <CustomerAddress form={form} labelOf={words.labelOf} />
      <ContactRows form={form} />
      <AddressRows form={form} />
      <Paper p="lg">
        <Textarea
          label={words.labelOf('notes')}
          autosize
          minRows={3}
          {...form.getInputProps('notes')}
        />
      </Paper>
    </RecordForm>
  );
}
