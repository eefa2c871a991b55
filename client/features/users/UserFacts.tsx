import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordFacts } from '../../records/page/RecordFacts.tsx';
import { BALANCE_CURRENCY } from './balance.ts';
import { dayOfBirth } from './birth.ts';
import type { UserFacts_UserFragment } from './UserFacts.generated.ts';
import { userForm } from './userForm.tsx';
import { UserStatusBadge } from './UserStatusBadge.tsx';

interface Props {
  declaration: RecordDeclaration;
  user: UserFacts_UserFragment;
}

export function UserFacts({ declaration, user }: Props) {
  const { t, i18n } = useTranslation('users');
  const { money, number } = useFormat();
  const { words, entries } = userForm.useForm(user);
  const { name, imgUrl, isActive, age, balance, bd } = user;
  return (
    <RecordFacts
      declaration={declaration}
      record={user}
      words={words}
      entries={entries}
      picture={<PersonAvatar name={name} src={imgUrl} size="xl" />}
      sections={[
        { facts: ['name', 'company', 'isActive'] },
        { title: t('sections.contact'), facts: ['email', 'phone', 'address'] },
        { title: t('sections.person'), facts: ['gender', 'bd', 'age', 'balance', 'index'] },
      ]}
      shows={{
        isActive: <UserStatusBadge isActive={isActive} />,
        bd: bd && dayOfBirth(bd, i18n.language),
        age: age > 0 && number(age),
        balance: money(balance, BALANCE_CURRENCY),
      }}
    />
  );
}
