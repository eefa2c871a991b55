import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-checkbox']> = {
  intro:
    'Caixas de seleção permitem marcar qualquer número de opções. Espaço alterna a que está em foco, e clicar no rótulo também.',
  examples: {
    ChannelGroup: {
      title: 'Grupo de caixas',
      note: 'Um valor e uma mensagem de erro para o grupo todo.',
      label: 'Canais de venda',
      description: 'Os clientes veem esses canais na sua página.',
      required: 'Selecione ao menos um canal',
      counter: 'Na loja',
      site: 'Pela internet',
      phone: 'Por telefone',
      fair: 'Na feira de sábado',
    },
    SelectAll: {
      title: 'Selecionar tudo',
      note: 'A caixa principal fica indeterminada enquanto só algumas opções estão marcadas.',
      all: 'Todos os itens',
      honey: 'Mel de laranjeira',
      coffee: 'Café de Minas',
      cheese: 'Queijo da Canastra',
    },
    CardChoice: {
      title: 'Cartões de seleção',
      note: 'O cartão inteiro é clicável e funciona com Tab e Espaço.',
      label: 'Extras do pedido',
      gift: {
        name: 'Embrulho para presente',
        text: 'Papel, fita e um cartão.',
      },
      insurance: {
        name: 'Seguro',
        text: 'Cobre até R$ 2.000 no transporte.',
      },
      pickup: {
        name: 'Coleta de vasilhames',
        text: 'Na próxima entrega.',
      },
    },
    Agreement: {
      title: 'Caixa obrigatória',
      note: 'O erro aparece abaixo da caixa e é anunciado por leitores de tela.',
      label: 'Conferi o caixa',
      description: 'A contagem de hoje é o saldo inicial de amanhã.',
      error: 'Confira o caixa antes de fechar',
      close: 'Fechar o dia',
      closed: 'Dia fechado.',
    },
  },
};
