import { lastDayOfMonth } from '../../core/days.ts';
import { positionKeys, withoutKeys } from '../../records/list/useListParams.ts';

/** Returns the parameters of all stages but lost, unless the URL names one. */
export function forecastParameters(parameters: URLSearchParams): URLSearchParams {
  const counted = withoutKeys(parameters, [...positionKeys, 'view', 'as']);
  if (!counted.get('stage')) counted.set('stage', 'live');
  return counted;
}

/** Returns the URL of the list behind a figure of one month, or of all. */
export function listBehind(parameters: URLSearchParams, firstDay?: string): string {
  const list = forecastParameters(parameters);
  if (firstDay) {
    const [from, to] = [list.get('from') ?? '', list.get('to')];
    const lastDay = lastDayOfMonth(firstDay);
    list.set('from', from > firstDay ? from : firstDay);
    list.set('to', to && to < lastDay ? to : lastDay);
  }
  list.set('as', 'table');
  return `?${list.toString()}`;
}
