import { useForm, type UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { notifyProblem } from '../../app/notify.tsx';
import { refusalOf } from '../../app/refusal.ts';
import { birthField, birthMoment } from './birth.ts';
import type { UserForm_UserFragment } from './UserForm.generated.ts';

export interface UserValues {
  name: string;
  company: string;
  email: string;
  phone: string;
  address: string;
  gender: UserForm_UserFragment['gender'];
  age: number | string;
  bd: string;
  balance: number | string;
  isActive: boolean;
  imgUrl: string;
}

export type UserFormApi = UseFormReturnType<UserValues>;

export function userValues(user?: UserForm_UserFragment): UserValues {
  return {
    name: user?.name ?? '',
    company: user?.company ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    address: user?.address ?? '',
    gender: user?.gender ?? 'other',
    age: user?.age || '',
    bd: birthField(user?.bd ?? null),
    balance: user?.balance ?? 0,
    isActive: user?.isActive ?? true,
    imgUrl: user?.imgUrl ?? '',
  };
}

export const userInput = ({ age, balance, bd, imgUrl, ...texts }: UserValues) => ({
  ...texts,
  age: Number(age),
  balance: Number(balance),
  bd: birthMoment(bd),
  imgUrl: imgUrl.trim() || null,
});

export function useUserForm(user?: UserForm_UserFragment): UserFormApi {
  const { t } = useTranslation(['users', 'common']);
  return useForm<UserValues>({
    initialValues: userValues(user),
    validate: {
      name: (name) => (name.trim() === '' ? t('common:fieldRequired') : null),
      email: (email) => (email === '' || /^\S+@\S+$/.test(email) ? null : t('common:emailInvalid')),
    },
  });
}

/** Shows at its fields what the gateway refused; returns the current person with a CONFLICT. */
export function useShowUserRefusal(form: UserFormApi) {
  const { t } = useTranslation(['users', 'common']);
  return (error: unknown): UserForm_UserFragment | undefined => {
    const refusal = refusalOf(error);
    form.setErrors(refusal?.fields ?? {});
    if (refusal?.code === 'CONFLICT' && refusal.current) {
      return refusal.current as UserForm_UserFragment;
    }
    notifyProblem(refusal?.message ?? t('common:somethingWrong'));
    return undefined;
  };
}
