import { groups } from '../../core/roles.ts';

export const accountFilterKeys = ['text', 'role', 'state'] as const;

export function accountFilterIn(parameters: URLSearchParams) {
  const role = groups.guest.find((each) => each === parameters.get('role'));
  const state = parameters.get('state');
  return {
    text: parameters.get('text') || null,
    role: role ? [role] : null,
    isDisabled: state === 'disabled' ? true : state === 'active' ? false : null,
  };
}
