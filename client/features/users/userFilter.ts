import { choicesFilter } from '../../records/list/filters/choices.ts';

const ownKeys = ['text', 'status', 'gender'] as const;

export const genders = ['female', 'male', 'other'] as const;
export const sortFields = ['name', 'company', 'age', 'balance', 'index'] as const;

function readUser(parameters: URLSearchParams) {
  const status = parameters.get('status');
  return {
    text: parameters.get('text') || null,
    isActive: status === 'active' ? true : status === 'inactive' ? false : null,
    ...choicesFilter(parameters, 'gender', { any: 'gender', none: 'genderNotIn', known: genders }),
  };
}

/** The list's own filter; those of other declared fields are beside it. */
export const ownUserFilter = {
  read: readUser,
  fields: ['isActive', 'gender'],
  keys: ownKeys,
};
