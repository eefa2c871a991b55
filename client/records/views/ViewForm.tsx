import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { PendingRecord } from '../page/PendingRecord.tsx';
import { useFormQuery } from '../form/formQuery.ts';
import { SavedViewsDocument } from './SavedViews.generated.ts';
import type { ViewValues } from './useSavedViews.ts';
import { useErrorsInLanguage } from '../../ui/useErrorsInLanguage.ts';

const LONGEST_NAME = 80;

interface Props {
  /** The initial values of the form; a new view when omitted. */
  values?: ViewValues;
  onClose: () => void;
  /** Resolves to whether it was saved; otherwise the form stays open. */
  onSubmit: (values: ViewValues) => Promise<boolean>;
}

export function ViewForm({ values, onClose, onSubmit }: Props) {
  const { t } = useTranslation(['views', 'common']);
  const mayShare = useIsInGroup('editor');
  const [isSaving, setIsSaving] = useState(false);
  const form = useForm<ViewValues>({
    initialValues: { name: values?.name ?? '', isShared: values?.isShared ?? false },
    validate: { name: (name) => (name.trim() ? null : t('common:fieldRequired')) },
  });
  useErrorsInLanguage(form);

  async function submit(entered: ViewValues) {
    setIsSaving(true);
    if (await onSubmit({ ...entered, name: entered.name.trim() })) return onClose();
    setIsSaving(false);
  }

  return (
    <form onSubmit={form.onSubmit((entered) => void submit(entered))} noValidate>
      <Stack>
        <TextInput
          label={t('name')}
          required
          maxLength={LONGEST_NAME}
          data-autofocus
          autoFocus
          {...form.getInputProps('name')}
        />
        {mayShare ? (
          <Checkbox label={t('share')} {...form.getInputProps('isShared', { type: 'checkbox' })} />
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('common:save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface EditProps extends Omit<Props, 'values'> {
  list: string;
  id: string;
}

/** The form of a view, with the data that the gateway has when the form opens. */
export function EditViewForm({ list, id, ...props }: EditProps) {
  const { t } = useTranslation('views');
  const query = useFormQuery(SavedViewsDocument, { list });
  const view = query.data?.views.find((each) => each.id === id);
  if (view) return <ViewForm values={view} {...props} />;
  return <PendingRecord query={query} notFound={t('notFound')} />;
}
