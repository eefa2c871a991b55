import { Anchor, Badge } from '@mantine/core';
import { day, money } from './formats.ts';
import { List } from './List.tsx';

interface Invoice {
  id: string;
  orderNo: string;
  date: string;
  dueDay: string | null;
  status: string;
  currency: string;
  total: number;
  openAmount: number;
  paymentState: string;
  buyer: { name: string };
}

const query = `{
  list: invoices(first: 20) {
    totalCount
    nodes {
      id orderNo date dueDay status currency total openAmount paymentState
      buyer { name }
    }
  }
}`;

export function Invoices() {
  return (
    <List<Invoice>
      title="Invoices"
      query={query}
      columns={[
        { accessor: 'orderNo', render: ({ orderNo }) => <Anchor>{orderNo}</Anchor> },
        { accessor: 'date', render: ({ date }) => day(date) },
        { accessor: 'buyer', render: ({ buyer }) => buyer.name },
        { accessor: 'status', render: ({ status }) => <Badge>{status}</Badge> },
        {
          accessor: 'total',
          textAlign: 'right',
          render: ({ total, currency }) => money(total, currency),
        },
        {
          accessor: 'openAmount',
          textAlign: 'right',
          render: ({ openAmount, currency }) => money(openAmount, currency),
        },
        { accessor: 'dueDay', render: ({ dueDay }) => (dueDay ? day(dueDay) : '–') },
        { accessor: 'paymentState', render: ({ paymentState }) => <Badge>{paymentState}</Badge> },
      ]}
    />
  );
}
