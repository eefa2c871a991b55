import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-radio']> = {
  intro:
    'Botões de opção escolhem exatamente uma entre poucas. As setas movem e escolhem de uma vez; Tab entra no grupo e sai dele.',
  examples: {
    DeliveryRadio: {
      title: 'Com descrições',
      note: 'O que cada opção significa fica ao lado dela, não numa dica.',
      label: 'Entrega',
      today: {
        name: 'Hoje',
        text: 'Até as 18h, R$ 18',
      },
      tomorrow: {
        name: 'Amanhã',
        text: 'Até o meio-dia, R$ 9',
      },
      pickup: {
        name: 'Retirada',
        text: 'No balcão, grátis',
      },
    },
    PaymentCards: {
      title: 'Cartões',
      note: 'Para opções que merecem uma figura e uma frase; o cartão inteiro é clicável.',
      label: 'Pagamento',
      pix: {
        name: 'Pix',
        text: 'Na hora, 3% de desconto',
      },
      card: {
        name: 'Cartão',
        text: 'Em até seis vezes',
      },
      boleto: {
        name: 'Boleto',
        text: 'Vence em três dias',
      },
    },
    PeriodChoice: {
      title: 'Numa linha',
      note: 'O controle segmentado é um grupo de opções para palavras curtas: aqui muda o que se vê.',
      label: 'Período',
      day: 'Dia',
      week: 'Semana',
      month: 'Mês',
      sales: 'Vendas do período ({{period}}): {{total}}',
    },
    OtherReason: {
      title: 'Com uma opção livre',
      note: '“Outro” abre um campo e põe o foco nele.',
      label: 'Por que foi devolvido?',
      broken: 'Chegou quebrado',
      late: 'Chegou tarde demais',
      other: 'Outro',
      reason: 'Motivo',
    },
  },
};
