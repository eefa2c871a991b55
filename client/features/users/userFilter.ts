import { choicesFilter } from '../../records/list/filters/choices.ts';

export const userFilterKeys = ['text', 'status', 'gender'] as const;

export const genders = ['female', 'male', 'other'] as const;
export const sortFields = ['name', 'company', 'age', 'balance', 'index'] as const;

export function userFilterIn(parameters: URLSearchParams) {
  const status = parameters.get('status');
  return {
    text: parameters.get('text') || null,
    isActive: status === 'active' ? true : status === 'inactive' ? false : null,
    ...choicesFilter(parameters, 'gender', { any: 'gender', none: 'genderNotIn', known: genders }),
  };
}
