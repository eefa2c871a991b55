export const choices = { 'Account.role': 'common:roles' };
