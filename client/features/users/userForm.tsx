import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../records/form/fieldValues.ts';
import type { FormDescription, FormConfig } from '../../records/form/formDescription.ts';
import { birthField, birthMoment } from './birth.ts';

export const userForm: FormConfig = { useForm: useUserForm };

function useUserForm(): FormDescription {
  const { t } = useTranslation('users');
  return {
    sections: [
      { fields: ['name', 'company', 'imgUrl', 'isActive'] },
      { title: t('sections.contact'), fields: ['email', 'phone', 'address'] },
      { title: t('sections.person'), fields: ['gender', 'bd', 'age', 'balance'] },
    ],
    elsewhere: ['index', 'guid'],
    hints: { imgUrl: t('pictureHint') },
    fieldOverrides: {
      phone: {
        input: ({ form, name, inputProps }) => (
          <TextInput type="tel" {...inputProps} {...form.getInputProps(name)} />
        ),
      },
      age: {
        startOf: (user) => Number(user?.age ?? 0) || '',
        check: (age) => (age === '' ? null : undefined),
        inputOf: (age) => age || 0,
      },
      bd: {
        startOf: (user) => birthField((user?.bd ?? null) as string | null),
        inputOf: (day) => birthMoment(textIn(day)),
      },
    },
    labels: { new: t('new'), create: t('create') },
  };
}
