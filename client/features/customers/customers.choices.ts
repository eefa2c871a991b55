export const choices = {
  'Customer.kind': 'customers:kinds',
  'Customer.status': 'customers:statuses',
  'Customer.channel': 'customers:channels',
};
