import type { Translated } from '../../core/i18n/catalogues.ts';
import type { texts as english } from './company.words.en.ts';

export const texts: Translated<typeof english> = {
  title: 'Empresa',
  sections: { general: 'Geral', money: 'Dinheiro e horário', invoices: 'Faturas' },
  hints: {
    name: 'Aparece como vendedor. As faturas precisam dela.',
    currency: 'Usada em produtos, vendas, loja e novas faturas. Faturas existentes mantêm a sua.',
    pricesIncludeTax: 'Se desativado, o imposto é somado aos preços de produtos, vendas e loja.',
    timeZone: 'Usado na agenda, nas datas e nos vencimentos das faturas e nos períodos do Início.',
    paymentDays:
      'Dias da data da fatura até o vencimento. Deixe em branco para não ter vencimento.',
    pixKey: 'E-mail, CPF, CNPJ, telefone com DDD ou chave aleatória.',
  },
  noTimeZone: 'Nenhum fuso horário encontrado',
  logo: {
    alt: 'Logotipo da empresa',
    choose: 'Escolher imagem',
    remove: 'Remover',
    unreadable: 'Não foi possível ler esta imagem. Escolha outra.',
  },
};
