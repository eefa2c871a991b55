import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { isEmail, isNotEmpty, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';
import { useErrorsInLanguage } from '../../../ui/useErrorsInLanguage.ts';

export function ContactForm() {
  const { t } = useTranslation(['forms-basic', 'common']);
  const words = 'examples.ContactForm';
  const form = useForm({
    initialValues: { name: '', email: '', message: '' },
    validateInputOnBlur: true,
    validate: {
      name: isNotEmpty(t('common:fieldRequired')),
      email: (value) =>
        value === '' ? t('common:fieldRequired') : isEmail(t('common:emailInvalid'))(value),
      message: (value) => (value.trim().length < 10 ? t(`${words}.tooShort`) : null),
    },
  });
  useErrorsInLanguage(form);

  function send({ name }: typeof form.values): void {
    notify(t(`${words}.sent`, { name }));
    form.reset();
  }

  return (
    <form noValidate onSubmit={form.onSubmit(send)}>
      <Stack>
        <TextInput
          label={t(`${words}.name`)}
          autoComplete="name"
          withAsterisk
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t(`${words}.email`)}
          type="email"
          autoComplete="email"
          withAsterisk
          {...form.getInputProps('email')}
        />
        <Textarea
          label={t(`${words}.message`)}
          rows={4}
          withAsterisk
          {...form.getInputProps('message')}
        />
        <Button type="submit" mr="auto">
          {t(`${words}.send`)}
        </Button>
      </Stack>
    </form>
  );
}
