import { useTranslation } from 'react-i18next';
import { useCompany } from '../../core/company.ts';
import { accountingDay } from '../../core/days.ts';
import { dateFormat } from '../../core/i18n/formats.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo, paths } from '../../core/paths.ts';
import { useNow } from '../../ui/useNow.ts';
import { nextEvent, nextToRemind, pastOf } from './attention.ts';
import type { Line } from './AttentionLine.tsx';
import type { AttentionListQuery } from './AttentionList.generated.ts';
import { listed } from './listed.ts';
import { dealsNeeding, lowStock, overdue } from './listQueries.ts';

/** Returns all lines, the most urgent first; those without a count are left out where they are shown. */
export function useAttentionLines(data: AttentionListQuery): Line[] {
  const [invoices, deals] = useSalesLines(data);
  const products = useStockLine(data);
  const todos = useTodoLines(data);
  const events = useEventLine(data);
  const messages = useMessageLine(data);
  return [invoices, todos.overdue, deals, products, messages, events, todos.today].filter(
    (line) => line !== undefined,
  );
}

function useSalesLines({ invoices, deals }: AttentionListQuery) {
  const { t } = useTranslation('home');
  const { money, calendarDay } = useFormat();
  const now = useNow();
  const { nodes = [], totalCount = 0 } = invoices ?? {};
  const toRemind = nextToRemind(nodes, now);
  const invoice = toRemind ?? nodes[0];
  const deal = deals?.nodes[0];
  return [
    invoice && {
      count: totalCount,
      tone: 'red' as const,
      words: t('attention.invoices', { count: totalCount }),
      link: listed('Invoice', overdue).link,
      next: joined(
        invoice.orderNo,
        invoice.buyer.name,
        money(invoice.openAmount, invoice.currency),
        invoice.dueDay && t('attention.due', { day: calendarDay(invoice.dueDay) }),
      ),
      action: toRemind
        ? { label: t('attention.remind'), dialog: 'RemindInvoiceDialog' as const, id: toRemind.id }
        : { label: t('attention.open'), to: linkTo.invoice(invoice.id) },
    },
    deal && {
      count: deals.totalCount,
      tone: 'yellow' as const,
      words: t('attention.deals', { count: deals.totalCount }),
      link: listed('Deal', dealsNeeding('stalled')).link,
      next: joined(deal.title, deal.customer?.name, money(deal.amount)),
      action: { label: t('attention.open'), to: linkTo.deal(deal.id) },
    },
  ] as const;
}

function useStockLine({ products }: AttentionListQuery) {
  const { t } = useTranslation(['home', 'products']);
  const { number } = useFormat();
  const product = products?.nodes[0];
  return (
    product && {
      count: products.totalCount,
      tone: 'yellow' as const,
      words: t('attention.products', { count: products.totalCount }),
      link: listed('Product', lowStock).link,
      next: joined(
        product.title,
        t('attention.left', {
          number: number(product.totalUnit),
          threshold: number(product.stockThreshold),
        }),
      ),
      action: {
        label: t('products:adjust.open'),
        dialog: 'RestockDialog' as const,
        id: product.id,
      },
    }
  );
}

function useTodoLines({ overdueTodos, todosToday }: AttentionListQuery) {
  const { t } = useTranslation('home');
  const past = pastOf(todosToday.nodes, useNow());
  const line = (
    [todo]: AttentionListQuery['todosToday']['nodes'],
    { count, view, ...look }: Pick<Line, 'count' | 'tone' | 'words'> & { view: string },
  ): Line | undefined =>
    todo && {
      ...look,
      count,
      link: `${paths.todos}?view=${view}`,
      next: todo.title,
      action: { label: t('attention.done'), todo },
    };
  const late = overdueTodos.totalCount + past.length;
  const today = todosToday.totalCount;
  return {
    overdue: line([...overdueTodos.nodes, ...past], {
      count: late,
      view: 'overdue',
      tone: 'red',
      words: t('attention.todosOverdue', { count: late }),
    }),
    today: line(todosToday.nodes, {
      count: today,
      view: 'today',
      tone: 'petrol',
      words: t('attention.todosToday', { count: today }),
    }),
  };
}

function useMessageLine({ messages: { totalCount: count, nodes } }: AttentionListQuery) {
  const { t } = useTranslation('home');
  const [message] = nodes;
  return (
    message && {
      count,
      tone: 'petrol' as const,
      words: t('attention.messages', { count }),
      link: `${paths.messages}?unread=1`,
      next: joined(message.sender.name, message.subject),
      action: { label: t('attention.read'), to: linkTo.message(message.id) },
    }
  );
}

function useEventLine({ eventsOfDays, eventsOfHours }: AttentionListQuery) {
  const { t, i18n } = useTranslation('home');
  const { timeZone } = useCompany();
  const event = nextEvent([...eventsOfHours.nodes, ...eventsOfDays.nodes], useNow());
  const count = eventsOfDays.totalCount + eventsOfHours.totalCount;
  if (!event) return undefined;
  const hours = dateFormat(i18n.language, { timeStyle: 'short', timeZone });
  const today = accountingDay();
  const when = event.startDay
    ? t('attention.allDay')
    : accountingDay(event.start) < today
      ? t('attention.until', { time: hours.format(new Date(event.end)) })
      : hours.format(new Date(event.start));
  return {
    count,
    tone: 'petrol' as const,
    words: t('attention.events', { count }),
    link: linkTo.day(today),
    next: joined(when, event.title),
    action: { label: t('attention.open'), to: linkTo.event(event.id) },
  };
}

const joined = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ');
