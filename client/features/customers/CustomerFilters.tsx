import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { customerChannels, customerStatuses } from './customerFilter.ts';
import { customerFilterIn } from './customerListFilter.ts';
import { useCustomerOptions } from './useCustomerOptions.ts';

const list = { kind: 'Customer', many: 'customers', filterIn: customerFilterIn };
const counted = (by: string) => ({ ...list, by });

export function CustomerFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation(['customers', 'records']);
  const { user } = useSession();
  const { tags, owners } = useCustomerOptions();
  const named = (value: string) => ({ value, label: value });
  return (
    <RecordFilters
      declaration={declaration}
      searchLabel={t('filters.text')}
      own={[
        {
          kind: 'choices',
          name: 'status',
          label: t('records:fieldsOf.Customer.status'),
          choices: customerStatuses.map((value) => ({
            value,
            label: t(`records:choicesOf.Customer.status.${value}`),
          })),
          counted: counted('status'),
        },
        {
          kind: 'choices',
          name: 'canal',
          label: t('records:fieldsOf.Customer.channel'),
          choices: customerChannels.map((value) => ({
            value,
            label: t(`records:choicesOf.Customer.channel.${value}`),
          })),
          counted: counted('channel'),
        },
        {
          kind: 'choices',
          name: 'tag',
          label: t('filters.tag'),
          choices: tags.map(named),
          counted: list,
        },
        {
          kind: 'choices',
          name: 'owner',
          label: t('records:fieldsOf.Customer.owner'),
          choices: owners.map(({ id, name }) => ({ value: id, label: name })),
          mine: user?.id,
          counted: counted('ownerId'),
        },
        { kind: 'days', name: 'from', to: 'to', label: t('records:fieldsOf.Customer.createdAt') },
      ]}
    />
  );
}
