import { textErrors } from '../../formats/entered.ts';
import type { FieldErrors } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type { NotificationRow } from '../../records/generated/rows.ts';

const PATH = /^\/(?![/\\])[^\s\\]*$/;

export const notificationErrors = ({
  path,
  iconName,
  iconColor,
}: NotificationRow): FieldErrors => ({
  ...(path.trim() !== '' && !PATH.test(path) && { path: problem('not_a_page') }),
  ...textErrors([
    ['icon.name', iconName, 64, true],
    ['icon.color', iconColor, 32, true],
  ]),
});
