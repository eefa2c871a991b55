export const choices = { 'User.gender': 'users:genders' };
