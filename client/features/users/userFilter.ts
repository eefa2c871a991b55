export const userFilterKeys = ['text', 'status', 'gender'] as const;

export const genders = ['female', 'male', 'other'] as const;
export const sortFields = ['name', 'company', 'age', 'balance', 'index'] as const;

export function userFilterIn(parameters: URLSearchParams) {
  const status = parameters.get('status');
  const gender = genders.find((each) => each === parameters.get('gender'));
  return {
    text: parameters.get('text') || null,
    isActive: status === 'active' ? true : status === 'inactive' ? false : null,
    gender: gender ? [gender] : null,
  };
}
