import { Paper, SimpleGrid, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useAnswer } from './ask.ts';
import { day, money } from './formats.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Total {
  currency: string;
  amount: number;
}

interface HomeData {
  now: { count: number; totals: Total[] };
  trend: { from: string; totals: Total[] }[];
  newest: { totalCount: number; nodes: { id: string; name: string; createdAt: string }[] };
  stages: { stage: string; count: number; amount: number }[];
  top: { items: { name: string; unit: number; amount: number }[] };
  stock: { totalCount: number; nodes: { id: string; title: string; totalUnit: number }[] };
  events: { nodes: { id: string; title: string; start: string }[] };
  activities: { nodes: { id: string; at: string; title: string }[] };
}

const query = `query ($from: DateTime!, $moments: [DateTime!]!) {
  now: invoiceSummary(filter: { dateFrom: $from }) { count totals { currency amount } }
  trend: invoiceTrend(moments: $moments) { from totals { currency amount } }
  newest: customers(first: 3, sort: { field: createdAt, direction: descending }) {
    totalCount
    nodes { id name createdAt }
  }
  stages: dealStages { stage count amount }
  top: topInvoiceItems(productsOnly: true) { items { name unit amount } }
  stock: products(filter: { lowStock: true, active: true }, first: 4) {
    totalCount
    nodes { id title totalUnit }
  }
  events(filter: { from: $from }, first: 4) { nodes { id title start } }
  activities(first: 4) { nodes { id at title } }
}`;

export function Home() {
  const moments = Array.from({ length: DAYS + 1 }, (_, index) => daysFromToday(index + 1 - DAYS));
  const data = useAnswer<HomeData>(query, { from: moments[0], moments });
  if (!data) return null;
  const { now, trend } = data;
  const bars = trend.map(({ totals }) => totals[0]?.amount ?? 0);
  return (
    <>
      <Title order={1}>Hello</Title>
      <Tile title="Revenue">
        <Text fz={28} data-figure>
          {now.totals.map(({ currency, amount }) => money(amount, currency)).join(', ') || money(0)}
        </Text>
        <Bars amounts={bars} />
      </Tile>
      <SimpleGrid cols={3}>
        <Tile title={`New customers (${data.newest.totalCount})`}>
          <Rows rows={data.newest.nodes.map((row) => `${row.name}, ${day(row.createdAt)}`)} />
        </Tile>
        <Tile title="Pipeline">
          <Rows
            rows={data.stages.map((row) => `${row.stage}: ${row.count}, ${money(row.amount)}`)}
          />
        </Tile>
        <Tile title="Top products">
          <Rows rows={data.top.items.map((row) => `${row.name}: ${row.unit}`)} />
        </Tile>
        <Tile title={`Low stock (${data.stock.totalCount})`}>
          <Rows rows={data.stock.nodes.map((row) => `${row.title}: ${row.totalUnit}`)} />
        </Tile>
        <Tile title="Events">
          <Rows rows={data.events.nodes.map((row) => `${row.title}, ${day(row.start)}`)} />
        </Tile>
        <Tile title="Activity">
          <Rows rows={data.activities.nodes.map((row) => `${row.title}, ${day(row.at)}`)} />
        </Tile>
      </SimpleGrid>
    </>
  );
}

function daysFromToday(days: number): string {
  return new Date(new Date().setHours(0, 0, 0, 0) + days * DAY_MS).toISOString();
}

function Tile({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper withBorder p="md" my="md">
      <Title order={2} size="h5">
        {title}
      </Title>
      {children}
    </Paper>
  );
}

const Rows = ({ rows }: { rows: string[] }) => rows.map((row) => <Text key={row}>{row}</Text>);

function Bars({ amounts }: { amounts: number[] }) {
  const most = Math.max(1, ...amounts);
  return (
    <svg width="100%" height={264} viewBox={`0 0 ${amounts.length} 1`} preserveAspectRatio="none">
      {amounts.map((amount, index) => (
        <rect key={index} x={index} y={1 - amount / most} width={0.6} height={amount / most} />
      ))}
    </svg>
  );
}
