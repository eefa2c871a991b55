import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-checkbox']> = {
  intro:
    'Caixas de seleção escolhem quantas coisas se quiser. A barra de espaço marca a que tem o foco, e o texto faz parte do que se clica.',
  examples: {
    ChannelGroup: {
      title: 'Um grupo',
      note: 'Um valor para o grupo todo, uma mensagem quando nada foi escolhido.',
      label: 'Onde você vende?',
      description: 'Os clientes veem esses canais na sua página.',
      required: 'Escolha pelo menos um canal.',
      counter: 'No balcão',
      site: 'No site',
      phone: 'Por telefone',
      fair: 'Na feira de sábado',
    },
    SelectAll: {
      title: 'Tudo, parte, nada',
      note: 'A caixa de cima fica indeterminada enquanto só parte das outras está marcada.',
      all: 'A entrega inteira',
      honey: 'Mel de laranjeira',
      coffee: 'Café de Minas',
      cheese: 'Queijo da Canastra',
    },
    CardChoice: {
      title: 'Cartões',
      note: 'O cartão inteiro é a caixa; Tab e espaço funcionam como sempre.',
      label: 'Extras do pedido',
      gift: {
        name: 'Embrulho para presente',
        text: 'Papel, fita e um cartão.',
      },
      insurance: {
        name: 'Seguro',
        text: 'Até R$ 2.000 no caminho.',
      },
      pickup: {
        name: 'Retirada de vasilhames',
        text: 'Junto com a próxima entrega.',
      },
    },
    Agreement: {
      title: 'Com uma condição',
      note: 'A mensagem fica junto da caixa e é ligada a ela para leitores de tela.',
      label: 'Contei o caixa',
      description: 'Amanhã começa com o que você contar hoje.',
      error: 'Conte antes de fechar.',
      close: 'Fechar o dia',
      closed: 'O dia está fechado.',
    },
  },
};
