const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export const money = (value: number, currency = 'R$') => `${currency} ${amount.format(value)}`;
export const day = (moment: string) => date.format(new Date(moment));
