import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { textIn } from '../../records/form/fieldValues.ts';
import type { FormDescription, FormConfig } from '../../records/form/formDescription.ts';
import { birthField, birthMoment } from './birth.ts';
import type { UserDetails_UserFragment } from './UserDetails.generated.ts';

type Name = Exclude<keyof UserDetails_UserFragment, '__typename' | 'id' | 'version'>;

export const userForm: FormConfig = { useForm: useUserForm };

function useUserForm(): FormDescription {
  const { t } = useTranslation('users');
  return {
    sections: [
      { fields: ['name', 'company', 'imgUrl', 'isActive'] },
      { title: t('sections.contact'), fields: ['email', 'phone', 'address'] },
      { title: t('sections.person'), fields: ['gender', 'bd', 'age', 'balance'] },
    ],
    words: {
      labelOf: (name) => t(`fields.${name as Name}`, { defaultValue: '' }) || undefined,
    },
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
