import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { customerFilterIn } from './customerListFilter.ts';
import { useCustomerTags } from './useCustomerTags.ts';

const list = { kind: 'Customer', many: 'customers', filterIn: customerFilterIn };

export function CustomerFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation(['customers', 'records']);
  const { user } = useSession();
  return (
    <RecordFilters
      declaration={declaration}
      searchLabel={t('filters.text')}
      mine={{ ownerId: user?.id }}
      own={[
        { field: 'status', name: 'status' },
        { field: 'channel', name: 'canal' },
        {
          kind: 'choices',
          name: 'tag',
          label: t('filters.tag'),
          choices: useCustomerTags().map((value) => ({ value, label: value })),
          counted: list,
        },
        { field: 'ownerId', name: 'owner' },
        { kind: 'days', name: 'from', to: 'to', label: t('records:fieldsOf.Customer.createdAt') },
      ]}
    />
  );
}
