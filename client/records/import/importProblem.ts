import type { TFunction } from 'i18next';
import { isRefusal } from '../../app/http.ts';

export function importProblem(error: unknown, t: TFunction<['csv', 'common']>): string {
  if (!(error instanceof Error)) return t('common:somethingWrong');
  const problem = isRefusal(error.cause) ? error.cause.fields?.file : undefined;
  return problem ? t('problemOfFile', { problem }) : error.message;
}
