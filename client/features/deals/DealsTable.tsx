import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { type ListColumn, ListTable, type ShownList } from '../../records/list/ListTable.tsx';
import { SavedViews } from '../../records/views/SavedViews.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { DealBulkActions } from './DealBulkActions.tsx';
import { DealNextStep } from './DealNextStep.tsx';
import type { DealsTable_DealFragment } from './DealsTable.generated.ts';
import styles from './DealsTable.module.css';
import { DealStageBadge } from './DealStageBadge.tsx';
import { DealTiming } from './DealTiming.tsx';
import { dealFilterIn } from './dealFilter.ts';

interface Props extends ShownList {
  deals: DealsTable_DealFragment[];
}

export function DealsTable({ deals, ...list }: Props) {
  const { t } = useTranslation('deals');
  const mayEdit = useIsInGroup('editor');
  return (
    <ListTable
      label={t('title')}
      rows={deals}
      columns={useColumns()}
      openAt={({ id }) => linkTo.deal(id)}
      editAt={mayEdit ? ({ id }) => linkTo.editDeal(id) : undefined}
      defaultSort={{ field: 'expectedCloseOn', direction: 'ascending' }}
      bulkActions={mayEdit ? (selection) => <DealBulkActions selection={selection} /> : undefined}
      toolbar={<SavedViews list="deals" filterIn={dealFilterIn} />}
      exported={{ list: 'deals', filterIn: dealFilterIn }}
      {...list}
    />
  );
}

function useColumns(): ListColumn<DealsTable_DealFragment>[] {
  const { t } = useTranslation('deals');
  const { calendarDay, money } = useFormat();
  const { get } = useListParams(['attention']);
  return [
    { accessor: 'title', title: t('fields.title'), sortable: true },
    {
      accessor: 'customer',
      title: t('fields.customer'),
      cellsClassName: styles.customer,
      render: ({ customer }) =>
        customer ? (
          <Anchor component={Link} to={linkTo.customer(customer.id)} size="sm">
            {customer.name}
          </Anchor>
        ) : null,
    },
    {
      accessor: 'stage',
      title: t('fields.stage'),
      sortable: true,
      render: ({ stage }) => <DealStageBadge stage={stage} />,
    },
    {
      accessor: 'amount',
      title: t('fields.amount'),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ amount }) => money(amount),
    },
    {
      accessor: 'expectedCloseOn',
      title: t('fields.expectedCloseOn'),
      sortable: true,
      noWrap: true,
      render: ({ expectedCloseOn }) => calendarDay(expectedCloseOn),
    },
    {
      accessor: 'timing',
      title: t('columns.timing'),
      shows: ['stageChangedAt'],
      render: (deal) => <DealTiming deal={deal} isBrief />,
    },
    {
      accessor: 'nextStep',
      title: t('fields.nextStep'),
      isExtra: get('attention') !== 'lateNextStep',
      shows: ['nextStep', 'nextStepOn'],
      render: (deal) => <DealNextStep deal={deal} />,
    },
    { accessor: 'owner', title: t('fields.owner'), render: ({ owner }) => owner?.name },
  ];
}
