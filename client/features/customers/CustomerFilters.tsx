import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { RecordFilters } from '../../records/list/RecordFilters.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { useYesOrNo } from '../../records/list/filters/useYesOrNo.ts';
import { customerChannels, customerFlags, customerStatuses, states } from './customerFilter.ts';
import { customerFilterIn } from './customerListFilter.ts';
import { useCustomerOptions } from './useCustomerOptions.ts';
import { useCustomerWords } from './useCustomerWords.ts';

const list = { kind: 'Customer', many: 'customers', filterIn: customerFilterIn };
const counted = (by: string) => ({ ...list, by });

export function CustomerFilters({ declaration }: { declaration: RecordDeclaration }) {
  const { t } = useTranslation('customers');
  const { labelOf } = useCustomerWords('person');
  const yesOrNo = useYesOrNo();
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
          label: t('fields.status'),
          choices: customerStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
          counted: counted('status'),
        },
        {
          kind: 'choices',
          name: 'canal',
          label: t('fields.channel'),
          choices: customerChannels.map((value) => ({ value, label: t(`channels.${value}`) })),
          counted: counted('channel'),
        },
        {
          kind: 'choices',
          name: 'state',
          label: t('fields.state'),
          choices: states.map(named),
          counted: counted('state'),
        },
        {
          kind: 'choices',
          name: 'tag',
          label: t('fields.tag'),
          choices: tags.map(named),
          counted: list,
        },
        {
          kind: 'choices',
          name: 'owner',
          label: t('fields.owner'),
          choices: owners.map(({ id, name }) => ({ value: id, label: name })),
          mine: user?.id,
          counted: counted('ownerId'),
        },
        ...customerFlags.map((name) => ({
          kind: 'choices' as const,
          name,
          label: labelOf(name),
          choices: yesOrNo,
          isSingle: true,
          counted: counted(name),
        })),
        { kind: 'days', name: 'from', to: 'to', label: t('fields.createdAt') },
      ]}
    />
  );
}
