import { Button, Checkbox, Group, Modal, Stack, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/Modal.css';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../app/roles.ts';
import type { ViewValues } from './useSavedViews.ts';
import { useErrorsInLanguage } from './useErrorsInLanguage.ts';

const LONGEST_NAME = 80;

interface Props {
  title: string;
  /** What it starts with; a new view when left out. */
  values: ViewValues | undefined;
  onClose: () => void;
  /** Resolves to whether it was done; the dialog stays when it was not. */
  onSubmit: (values: ViewValues) => Promise<boolean>;
}

/** Asks how a view is called and who sees it. */
export function ViewDialog({ title, values, onClose, onSubmit }: Props) {
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
    <Modal.Root opened onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Body>
          <Title order={2} size="h4" mb="md">
            {title}
          </Title>
          <form onSubmit={form.onSubmit((entered) => void submit(entered))} noValidate>
            <Stack>
              <TextInput
                label={t('name')}
                required
                maxLength={LONGEST_NAME}
                data-autofocus
                {...form.getInputProps('name')}
              />
              {mayShare ? (
                <Checkbox
                  label={t('share')}
                  {...form.getInputProps('isShared', { type: 'checkbox' })}
                />
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
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
