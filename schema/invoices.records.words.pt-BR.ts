import type { texts as english } from './invoices.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Invoice: 'fatura' },
  lists: { Invoice: 'faturas' },
  counted: {
    Invoice_one: '{{number}} fatura',
    Invoice_many: '{{number}} faturas',
    Invoice_other: '{{number}} faturas',
  },
  fieldsOf: {
    Invoice: {
      orderNo: 'Número',
      status: 'Situação',
      date: 'Data',
      currency: 'Moeda',
      vat: 'Imposto %',
      pricesIncludeTax: 'Preços incluem imposto',
      customer: 'Cliente',
      buyerTaxId: 'CPF ou CNPJ do comprador',
      sellerTaxId: 'CPF ou CNPJ do vendedor',
      pixKey: 'Chave Pix',
      subtotal: 'Subtotal',
      discount: 'Desconto',
      vatAmount: 'Imposto',
      total: 'Total',
      dueDay: 'Vencimento',
      paidAmount: 'Pago',
      openAmount: 'Em aberto',
      paymentState: 'Pagamento',
      buyer: 'Comprador',
      seller: 'Vendedor',
      buyerName: 'Comprador',
      buyerAddress: 'Endereço do comprador',
      sellerName: 'Vendedor',
      sellerAddress: 'Endereço do vendedor',
      items: 'Linhas',
      payments: 'Pagamentos',
      emails: 'E-mails',
    },
  },
  choicesOf: {
    Invoice: {
      status: { pending: 'Pendente', processing: 'Em preparo', delivered: 'Entregue' },
      paymentState: {
        unpaid: 'Não paga',
        partlyPaid: 'Paga em parte',
        paid: 'Paga',
        overdue: 'Vencida',
      },
      method: {
        pix: 'Pix',
        boleto: 'Boleto',
        card: 'Cartão',
        transfer: 'Transferência',
        cash: 'Dinheiro',
      },
    },
  },
};
