import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOf, dropDraft, keepDraft } from '../../records/form/formDrafts.ts';
import { useErrorsInLanguage } from '../../ui/useErrorsInLanguage.ts';

export const DRAFT = 'Checkout';

const empty = { buyer: { name: '', address: '' } };

export function useCheckOutForm() {
  const { t } = useTranslation('common');
  const [draft, setDraft] = useState(() => draftOf(DRAFT));
  const form = useForm({
    initialValues: (draft?.values as typeof empty | undefined) ?? empty,
    onValuesChange: (values) => keepDraft(DRAFT, { values, base: null }, empty),
    validate: {
      buyer: { name: (name) => (name.trim() === '' ? t('fieldRequired') : null) },
    },
  });
  useErrorsInLanguage(form);
  function discard() {
    form.setValues(empty);
    setDraft(undefined);
    dropDraft(DRAFT);
  }
  return { form, draft, discard };
}
