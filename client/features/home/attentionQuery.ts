import { preloadQuery } from '../../core/apollo.ts';
import {
  accountingDay,
  dayLater,
  localToday,
  momentOfDay,
  startOfAccountingDay,
} from '../../core/days.ts';
import { isInGroup } from '../../core/roles.ts';
import { session } from '../../core/session.ts';
import { listed } from './listed.ts';
import { dealsNeeding, lowStock, overdue } from './listQueries.ts';
import { AttentionListDocument } from './AttentionList.generated.ts';

/** Whoever may not change invoices, deals and products is not asked to look after them. */
export const preloadAttention = () =>
  preloadQuery(AttentionListDocument, {
    variables: { mayEdit: isInGroup(session.read().user?.role, 'editor'), ...filters() },
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });

/** Days rather than times, so that the query of today is found in the cache. */
function filters() {
  const today = accountingDay();
  const [from, to] = [0, 1].map((days) => startOfAccountingDay(today, days)!.toISOString());
  const ownDay = localToday();
  return {
    overdue: listed('Invoice', overdue).filter,
    stalled: listed('Deal', dealsNeeding('stalled')).filter,
    lowStock: listed('Product', lowStock).filter,
    unread: { isRead: false },
    hours: { from, to, allDay: false },
    days: { from: momentOfDay(today), to: momentOfDay(today, 1), allDay: true },
    overdueTodos: { done: false, dueDayTo: ownDay },
    todosToday: { done: false, dueDayFrom: ownDay, dueDayTo: dayLater(ownDay, 1) },
  };
}
