import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListParams } from '../../records/list/useListParams.ts';
import { viewIn } from '../../ui/ViewSwitch.tsx';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { genders, sortFields } from './userFilter.ts';
import { userFilterIn } from './userListFilter.ts';

const counted = (by: string) => ({ kind: 'User', many: 'users', by, filterIn: userFilterIn });

export function UserFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation(['users', 'records']);
  const { get, change } = useListParams();
  const [parameters] = useSearchParams();
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
    >
      {viewIn(parameters, ['table', 'grid', 'rows'], 'as') === 'table' ? null : (
        <NativeSelect
          aria-label={t('filters.sort')}
          value={get('sort') || 'index'}
          onChange={({ currentTarget }) =>
            change({ sort: currentTarget.value, direction: 'ascending' })
          }
          data={sortFields.map((field) => ({
            value: field,
            label: t(`records:fieldsOf.User.${field}`),
          }))}
        />
      )}
    </RecordFilters>
  );
}
