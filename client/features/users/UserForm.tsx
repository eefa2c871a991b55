import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberStyle } from '../../app/i18n/useNumberStyle.ts';
import { genders } from './userFilter.ts';
import type { UserFormApi, UserValues } from './useUserForm.ts';

interface Props {
  form: UserFormApi;
  submitLabel: string;
  isSaving: boolean;
  onSubmit: (values: UserValues) => void;
  /** What stands beside the submit button. */
  children?: ReactNode;
}

export function UserForm({ form, submitLabel, isSaving, onSubmit, children }: Props) {
  const { t } = useTranslation('users');
  const numberStyle = useNumberStyle();
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  const field = (name: keyof UserValues) => ({
    label: t(`fields.${name}`),
    ...form.getInputProps(name),
  });
  return (
    <form onSubmit={form.onSubmit(onSubmit, focusFirst)} noValidate>
      <Stack gap="md">
        <TextInput required data-autofocus {...field('name')} />
        <TextInput {...field('company')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput type="email" {...field('email')} />
          <TextInput type="tel" {...field('phone')} />
        </SimpleGrid>
        <TextInput {...field('address')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            data={genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
            {...field('gender')}
          />
          <TextInput type="date" {...field('bd')} />
          <NumberInput
            min={0}
            max={150}
            allowDecimal={false}
            hideControls
            {...numberStyle}
            {...field('age')}
          />
          <NumberInput decimalScale={2} hideControls {...numberStyle} {...field('balance')} />
        </SimpleGrid>
        <TextInput description={t('pictureHint')} {...field('imgUrl')} />
        <Checkbox
          label={t('fields.isActive')}
          {...form.getInputProps('isActive', { type: 'checkbox' })}
        />
        <Group justify="flex-end">
          {children}
          <Button type="submit" loading={isSaving}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
