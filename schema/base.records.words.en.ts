export const texts = {
  // Names of the fields that every kind has.
  fields: { createdAt: 'Created', updatedAt: 'Last changed' },
};
