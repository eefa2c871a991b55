import { Checkbox, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CountInput } from '../../components/CountInput.tsx';
import { NumberField } from '../../components/NumberField.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import type { RecordFormApi } from '../../components/record-form/useRecordForm.ts';
import { genders } from './userFilter.ts';
import { ageLimits, balanceLimits, type UserValues } from './useUserForm.ts';

interface Props {
  record: RecordFormApi<UserValues>;
  submitLabel: string;
  cancel: () => void;
}

export function UserForm({ record, ...props }: Props) {
  const { t } = useTranslation('users');
  const { form } = record;
  const labelOf = (name: string) => t(`fields.${name as keyof UserValues}`);
  const field = (name: keyof UserValues) => ({
    label: labelOf(name),
    ...form.getInputProps(name),
  });
  return (
    <RecordForm
      record={record}
      labelOf={labelOf}
      describe={(name, value) =>
        name === 'gender' ? t(`genders.${value as UserValues['gender']}`) : undefined
      }
      {...props}
    >
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
          <CountInput max={ageLimits.max} {...field('age')} />
          <NumberField limits={balanceLimits} {...field('balance')} />
        </SimpleGrid>
        <TextInput description={t('pictureHint')} {...field('imgUrl')} />
        <Checkbox
          label={t('fields.isActive')}
          {...form.getInputProps('isActive', { type: 'checkbox' })}
        />
      </Stack>
    </RecordForm>
  );
}
