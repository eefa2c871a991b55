import type { Translated } from '../../core/i18n/catalogues.ts';
import type { texts as english } from './company.words.en.ts';

export const texts: Translated<typeof english> = {
  title: 'Empresa',
  sections: { general: 'Geral', money: 'Dinheiro e horário', invoices: 'Faturas' },
  hints: {
    name: 'As faturas precisam dela: é o vendedor.',
    currency: 'Usada em produtos, vendas, loja e novas faturas. Faturas existentes mantêm a sua.',
    pricesIncludeTax: 'Se não, o imposto é somado aos preços de produtos, vendas e loja.',
    timeZone:
      'A agenda, as datas das faturas, os vencimentos e os períodos do Início seguem este fuso.',
    paymentDays: 'Dias da data da fatura até o vencimento. Vazio: sem vencimento.',
    pixKey: 'E-mail, CPF, CNPJ, telefone com DDD ou chave aleatória.',
  },
  noTimeZone: 'Nenhum fuso horário encontrado',
  logo: {
    alt: 'Logotipo da empresa',
    choose: 'Escolher imagem',
    remove: 'Remover',
    unreadable: 'Este arquivo não pode ser lido como imagem.',
  },
};
