export const choices = { 'Company.currency': 'company:currencies' };
