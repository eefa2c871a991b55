import { useTranslation } from 'react-i18next';
import {
  type RecordFormOptions,
  useRecordForm,
} from '../../components/record-form/useRecordForm.ts';
import { countLimits } from '../../../gateway/formats/numbers.rules.ts';
import { numberOf } from '../../components/numberOf.ts';
import { useNumberCheck } from '../../components/useNumberCheck.ts';
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

function userValues(user?: UserForm_UserFragment): UserValues {
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
  age: numberOf(age),
  balance: numberOf(balance),
  bd: birthMoment(bd),
  imgUrl: imgUrl.trim() || null,
});

export const ageLimits = { ...countLimits, max: 150 };
export const balanceLimits = { decimals: 2 };

type Options = RecordFormOptions<UserValues, UserForm_UserFragment>;

export function useUserForm(options: Pick<Options, 'name' | 'stored' | 'save' | 'leave'>) {
  const { t } = useTranslation(['users', 'common']);
  const number = useNumberCheck();
  return useRecordForm<UserValues, UserForm_UserFragment>({
    ...options,
    valuesOf: userValues,
    validate: {
      age: number(ageLimits, { isRequired: false }),
      balance: number(balanceLimits, { isRequired: false }),
      name: (name) => (name.trim() === '' ? t('common:fieldRequired') : null),
      email: (email) => (email === '' || /^\S+@\S+$/.test(email) ? null : t('common:emailInvalid')),
    },
  });
}
