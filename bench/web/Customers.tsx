import { Anchor, Badge } from '@mantine/core';
import { day, money } from './formats.ts';
import { List } from './List.tsx';

interface Customer {
  id: string;
  name: string;
  city: string;
  state: string;
  status: string;
  openAmount: number;
  lifetimeAmount: number;
  lastPurchaseAt: string | null;
  owner: { name: string } | null;
}

const query = `{
  list: customers(first: 20) {
    totalCount
    nodes {
      id name city state status openAmount lifetimeAmount lastPurchaseAt
      owner { id name }
    }
  }
}`;

export function Customers() {
  return (
    <List<Customer>
      title="Clientes"
      query={query}
      columns={[
        { accessor: 'name', render: ({ name }) => <Anchor>{name}</Anchor> },
        { accessor: 'city', render: ({ city, state }) => `${city}, ${state}` },
        { accessor: 'status', render: ({ status }) => <Badge>{status}</Badge> },
        {
          accessor: 'openAmount',
          textAlign: 'right',
          render: ({ openAmount }) => money(openAmount),
        },
        {
          accessor: 'lifetimeAmount',
          textAlign: 'right',
          render: ({ lifetimeAmount }) => money(lifetimeAmount),
        },
        {
          accessor: 'lastPurchaseAt',
          render: ({ lastPurchaseAt }) => (lastPurchaseAt ? day(lastPurchaseAt) : '–'),
        },
        { accessor: 'owner', render: ({ owner }) => owner?.name },
      ]}
    />
  );
}
