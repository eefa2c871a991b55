export const seller = {
  name: 'Retaguarda Comércio Ltda.',
  address: 'Rua do Armazém, 480, Recife, PE',
};
