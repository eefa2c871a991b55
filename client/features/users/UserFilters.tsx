import { useTranslation } from 'react-i18next';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { genders } from './userFilter.ts';
import { userFilterIn } from './userListFilter.ts';

const counted = (by: string) => ({ kind: 'User', many: 'users', by, filterIn: userFilterIn });

export function UserFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation(['users', 'records']);
  return (
    <RecordFilters
      declaration={declaration}
      searchLabel={t('filters.text')}
      own={[
        {
          kind: 'choices',
          name: 'status',
          label: t('records:fieldsOf.User.status'),
          choices: [
            { value: 'active', label: t('status.active'), of: ['true'] },
            { value: 'inactive', label: t('status.inactive'), of: ['false'] },
          ],
          isSingle: true,
          counted: counted('isActive'),
        },
        {
          kind: 'choices',
          name: 'gender',
          label: t('records:fieldsOf.User.gender'),
          choices: genders.map((value) => ({
            value,
            label: t(`records:choicesOf.User.gender.${value}`),
          })),
          counted: counted('gender'),
        },
      ]}
    />
  );
}
