import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { ListFilters } from '../../records/list/filters/ListFilters.tsx';
import { useYesOrNo } from '../../records/list/filters/useYesOrNo.ts';
import {
  customerChannels,
  customerFilterIn,
  customerFlags,
  customerStatuses,
  states,
} from './customerFilter.ts';
import { useCustomerOptions } from './useCustomerOptions.ts';
import { useCustomerWords } from './useCustomerWords.ts';

const list = { kind: 'Customer', many: 'customers', filterIn: customerFilterIn };
const counted = (by: string) => ({ ...list, by });

export function CustomerFilters() {
  const { t } = useTranslation('customers');
  const { labelOf } = useCustomerWords('person');
  const yesOrNo = useYesOrNo();
  const { user } = useSession();
  const { tags, owners } = useCustomerOptions();
  const named = (value: string) => ({ value, label: value });
  return (
    <ListFilters
      label={t('filters.text')}
      filters={[
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
