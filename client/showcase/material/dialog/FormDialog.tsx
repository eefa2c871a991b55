import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';
import '@mantine/core/styles/Modal.css';
import { useErrorsInLanguage } from '../../../ui/useErrorsInLanguage.ts';

export function FormDialog() {
  const { t } = useTranslation('material-dialog', { keyPrefix: 'examples.FormDialog' });
  const [isOpen, { open, close }] = useDisclosure();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '' },
    validate: { name: isNotEmpty(t('required')), email: isEmail(t('invalid')) },
  });
  useErrorsInLanguage(form);

  function save({ name }: { name: string }) {
    close();
    form.reset();
    notify(t('saved', { name }));
  }

  return (
    <>
      <Button onClick={open}>{t('open')}</Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t('open')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <form noValidate onSubmit={form.onSubmit(save)}>
          <Stack>
            <TextInput
              label={t('name')}
              withAsterisk
              data-autofocus
              key={form.key('name')}
              {...form.getInputProps('name')}
            />
            <TextInput
              label={t('email')}
              type="email"
              withAsterisk
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <Button type="submit">{t('save')}</Button>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
