import { textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import type { NotificationRow } from '../../records/generated/rows.ts';

const PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Beside what the declaration says. */
export const notificationErrors = ({
  path,
  iconName,
  iconColor,
}: NotificationRow): FieldErrors => ({
  ...(path.trim() !== '' && !PATH.test(path) && { path: 'must be a page of this site' }),
  ...textErrors([
    ['icon.name', iconName, 64, true],
    ['icon.color', iconColor, 32, true],
  ]),
});
