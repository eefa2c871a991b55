import type { TFunction } from 'i18next';
import { isRefusal } from '../../core/http.ts';
import type { ImportPreview } from './importFile.ts';

export function importProblem(error: unknown, t: TFunction<['csv', 'common']>): string {
  if (!(error instanceof Error)) return t('common:somethingWrong');
  if (Object.keys(openColumns(error)).length > 0) return t('columns.say');
  const problem = fieldsOf(error).file;
  return problem ? t('problemOfFile', { problem }) : error.message;
}

const fieldsOf = (error: unknown) =>
  error instanceof Error && isRefusal(error.cause) ? (error.cause.fields ?? {}) : {};

const OPEN = /^mapping\.(.*)\.(numbers|dates)$/s;

/** The columns that a refusal reports as ambiguous, with the message of each. */
export function openColumns(error: unknown): ImportPreview['open'] {
  const open = Object.entries(fieldsOf(error)).flatMap(([field, said]) => {
    const [, heading, notation] = OPEN.exec(field) ?? [];
    return heading === undefined ? [] : [[heading, { [notation!]: said }] as const];
  });
  return Object.fromEntries(open);
}
