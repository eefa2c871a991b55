import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordDetails } from '../../records/page/RecordDetails.tsx';
import { BALANCE_CURRENCY } from './balance.ts';
import type { UserDetails_UserFragment } from './UserDetails.generated.ts';
import { userForm } from './userForm.tsx';
import { UserStatusBadge } from './UserStatusBadge.tsx';

interface Props {
  declaration: RecordDeclaration;
  user: UserDetails_UserFragment;
}

export function UserDetails({ declaration, user }: Props) {
  const { t } = useTranslation('users');
  const { money, number } = useFormat();
  const { words, fieldOverrides } = userForm.useForm(user);
  const { name, imgUrl, isActive, age, balance } = user;
  return (
    <RecordDetails
      declaration={declaration}
      record={user}
      words={words}
      fieldOverrides={fieldOverrides}
      picture={<PersonAvatar name={name} src={imgUrl} size="xl" />}
      sections={[
        { details: ['name', 'company', 'isActive'] },
        { title: t('sections.contact'), details: ['email', 'phone', 'address'] },
        { title: t('sections.person'), details: ['gender', 'birthday', 'age', 'balance', 'index'] },
      ]}
      elsewhere={['imgUrl', 'guid']}
      shows={{
        isActive: <UserStatusBadge isActive={isActive} />,
        age: age > 0 && number(age),
        balance: money(balance, BALANCE_CURRENCY),
      }}
    />
  );
}
