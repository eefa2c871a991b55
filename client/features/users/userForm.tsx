import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormDescription, FormConfig } from '../../records/form/formDescription.ts';

export const userForm: FormConfig = { useForm: useUserForm };

function useUserForm(): FormDescription {
  const { t } = useTranslation('users');
  return {
    sections: [
      { fields: ['name', 'company', 'imgUrl', 'isActive'] },
      { title: t('sections.contact'), fields: ['email', 'phone', 'address'] },
      { title: t('sections.person'), fields: ['gender', 'birthday', 'age', 'balance'] },
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
    },
    labels: { new: t('new'), create: t('create') },
  };
}
