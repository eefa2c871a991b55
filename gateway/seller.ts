/** Whose back office this is, as its invoices name it. */
export const seller = {
  name: 'Retaguarda Comércio Ltda.',
  address: 'Rua do Armazém, 480, Recife, PE',
};
