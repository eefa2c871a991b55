import { useEffect, useEffectEvent, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageInfo } from './pageInfo.ts';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { listQueryText, type PagePosition, useListParams } from './useListParams.ts';

interface Way {
  to: string;
  presses: number;
}

const withMore = (way: Way | undefined, more: Way | undefined) =>
  more && { ...more, presses: more.presses + (way?.to === more.to ? way.presses : 0) };

/** Changes the page with each press, even before the page whose cursor it needs has loaded. */
export function usePageSteps({ hasNextPage, hasPreviousPage, startCursor, endCursor }: PageInfo) {
  const location = useLocation();
  const { goTo } = useListParams([]);
  const [, , coming] = useAddressParams([]);
  const [way, note] = useReducer(withMore, undefined);
  const comingList = () => listQueryText(coming());

  function hasCome() {
    const after = coming().get('after');
    const before = coming().get('before');
    const isOfPageBefore =
      (after !== null && after === endCursor) || (before !== null && before === startCursor);
    return comingList() === listQueryText(new URLSearchParams(location.search)) && !isOfPageBefore;
  }

  function go(position: PagePosition, presses = 0) {
    goTo(position);
    note(undefined);
    note({ to: comingList(), presses });
  }

  function turn(presses: number) {
    const by = Math.sign(presses);
    if (by > 0 && hasNextPage) go({ after: endCursor ?? '' }, presses - by);
    else if (by < 0 && hasPreviousPage) go({ before: startCursor ?? '' }, presses - by);
    else note(undefined);
  }

  function step(by: 1 | -1) {
    if (hasCome()) turn(by);
    else note({ to: comingList(), presses: by });
  }

  const goOn = useEffectEvent(() => {
    if (way && hasCome()) turn(way.to === comingList() ? way.presses : 0);
  });
  useEffect(() => goOn(), [location, startCursor, endCursor]);

  return { go, step, isOnTheWay: way !== undefined };
}
