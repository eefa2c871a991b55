import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-radio']> = {
  intro:
    'Botões de opção selecionam exatamente uma entre poucas opções. As setas movem e selecionam; Tab entra no grupo e sai dele.',
  examples: {
    DeliveryRadio: {
      title: 'Com descrições',
      note: 'Cada opção é explicada ao lado, não em uma dica.',
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
        text: 'Na loja, grátis',
      },
    },
    PaymentCards: {
      title: 'Cartões de opção',
      note: 'Para opções que precisam de ícone e descrição; o cartão inteiro é clicável.',
      label: 'Pagamento',
      pix: {
        name: 'Pix',
        text: 'Na hora, 3% de desconto',
      },
      card: {
        name: 'Cartão',
        text: 'Em até seis parcelas',
      },
      boleto: {
        name: 'Boleto',
        text: 'Vence em três dias',
      },
    },
    PeriodChoice: {
      title: 'Controle segmentado',
      note: 'Um grupo de opções em uma linha, para rótulos curtos. Aqui muda o valor abaixo.',
      label: 'Período',
      day: 'Dia',
      week: 'Semana',
      month: 'Mês',
      sales: 'Vendas ({{period}}): {{total}}',
    },
    OtherReason: {
      title: 'Opção “Outro”',
      note: '“Outro” mostra um campo e põe o foco nele.',
      label: 'Motivo da devolução',
      broken: 'Chegou quebrado',
      late: 'Chegou tarde demais',
      other: 'Outro',
      reason: 'Outro motivo',
    },
  },
};
