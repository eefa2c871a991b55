import { Button, PasswordInput, SimpleGrid, TextInput } from '@mantine/core';
import { hasLength, isEmail, isNotEmpty, matchesField, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';
import { useErrorsInLanguage } from '../../../ui/useErrorsInLanguage.ts';

const LEAST_CHARACTERS = 8;

export function ValidatedForm() {
  const { t } = useTranslation('material-form', { keyPrefix: 'examples.ValidatedForm' });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '', again: '' },
    validateInputOnBlur: true,
    validate: {
      name: isNotEmpty(t('nameMissing')),
      email: isEmail(t('emailInvalid')),
      password: hasLength({ min: LEAST_CHARACTERS }, t('tooShort')),
      again: matchesField('password', t('different')),
    },
  });
  useErrorsInLanguage(form);
  const field = (name: 'name' | 'email' | 'password' | 'again') => ({
    label: t(name),
    withAsterisk: true,
    ...form.getInputProps(name),
  });
  const eye = { 'aria-label': t('show') };
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        ({ name }) => void notify(t('created', { name })),
        (errors) => form.getInputNode(Object.keys(errors)[0]!)?.focus(),
      )}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} mb="md">
        <TextInput autoComplete="name" key={form.key('name')} {...field('name')} />
        <TextInput type="email" autoComplete="email" key={form.key('email')} {...field('email')} />
        <PasswordInput
          autoComplete="new-password"
          visibilityToggleButtonProps={eye}
          key={form.key('password')}
          {...field('password')}
        />
        <PasswordInput
          autoComplete="new-password"
          visibilityToggleButtonProps={eye}
          key={form.key('again')}
          {...field('again')}
        />
      </SimpleGrid>
      <Button type="submit">{t('send')}</Button>
    </form>
  );
}
