import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { lazyPart } from '../../core/lazyPart.ts';
import { linkTo } from '../../core/paths.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import type { ListColumn, ShownList } from '../../records/list/ListTable.tsx';
import { RecordsTable } from '../../records/list/RecordsTable.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { DealNextStep } from './DealNextStep.tsx';
import type { DealsTable_DealFragment } from './DealsTable.generated.ts';
import styles from './DealsTable.module.css';
import { DealStageBadge } from './DealStageBadge.tsx';
import { DealTiming } from './DealTiming.tsx';

const DealBulkActions = lazyPart(
  async () => (await import('./DealBulkActions.tsx')).DealBulkActions,
);

interface Props extends ShownList {
  declaration: RecordDeclaration;
  deals: DealsTable_DealFragment[];
}

export function DealsTable({ declaration, deals, ...list }: Props) {
  return (
    <RecordsTable
      declaration={declaration}
      records={deals}
      own={useColumns()}
      elsewhere={['nextStepDay', 'stageChangedAt']}
      bulkActions={(selection) => <DealBulkActions {...{ declaration, selection }} />}
      {...list}
    />
  );
}

function useColumns(): ListColumn<DealsTable_DealFragment>[] {
  const { t } = useTranslation(['deals', 'records']);
  const { calendarDay, money } = useFormat();
  const { get } = useListParams(['attention']);
  return [
    { accessor: 'title', title: t('records:fieldsOf.Deal.title'), sortable: true },
    {
      accessor: 'customer',
      title: t('records:fieldsOf.Deal.customer'),
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
      title: t('records:fieldsOf.Deal.stage'),
      sortable: true,
      render: ({ stage }) => <DealStageBadge stage={stage} />,
    },
    {
      accessor: 'amount',
      title: t('records:fieldsOf.Deal.amount'),
      sortable: true,
      textAlign: 'right',
      noWrap: true,
      render: ({ amount }) => money(amount),
    },
    {
      accessor: 'expectedCloseDay',
      title: t('records:fieldsOf.Deal.expectedCloseDay'),
      sortable: true,
      noWrap: true,
      render: ({ expectedCloseDay }) => calendarDay(expectedCloseDay),
    },
    {
      accessor: 'timing',
      title: t('columns.timing'),
      shows: ['stageChangedAt'],
      render: (deal) => <DealTiming deal={deal} isBrief />,
    },
    {
      accessor: 'nextStep',
      title: t('records:fieldsOf.Deal.nextStep'),
      isExtra: get('attention') !== 'lateNextStep',
      shows: ['nextStep', 'nextStepDay'],
      render: (deal) => <DealNextStep deal={deal} />,
    },
    {
      accessor: 'owner',
      title: t('records:fieldsOf.Deal.owner'),
      render: ({ owner }) => owner?.name,
    },
  ];
}
