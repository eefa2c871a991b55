import { textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import type { NotificationRow } from './notifications.table.ts';

const PATH = /^\/(?![/\\])[^\s\\]*$/;

export function notificationErrors(entered: NotificationRow): FieldErrors {
  return {
    ...(!PATH.test(entered.path) && { path: 'must be a page of this site' }),
    ...textErrors([
      ['id', entered.id, 64, true],
      ['icon.name', entered.iconName, 64, true],
      ['icon.color', entered.iconColor, 32, true],
      ['title', entered.title, 200, true],
      ['subtitle', entered.subtitle, 500, false],
      ['path', entered.path, 500, true],
    ]),
  };
}
