import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-expansion-panel']> = {
  intro:
    'Painéis encurtam páginas longas: o título diz o que há dentro, e abrir não exige carregar.',
  examples: {
    QuestionPanels: {
      title: 'Um de cada vez',
      note: 'Tab passa de título em título, as setas também; Enter ou espaço abre.',
      delivery: {
        title: 'Quando sai meu pedido?',
        text: 'O que for pedido até o meio-dia sai no mesmo dia; aos sábados, até as dez.',
      },
      exchange: {
        title: 'Posso trocar um produto?',
        text: 'Em até sete dias, com a nota. Pães e queijos só se chegaram estragados.',
      },
      invoice: {
        title: 'Onde está minha nota?',
        text: 'No e-mail que confirma o pedido e aqui, em Faturas.',
      },
    },
    OrderPanels: {
      title: 'Vários abertos',
      note: 'Com um resumo em cada título, para que o painel fechado também diga algo.',
      buyer: {
        title: 'Comprador',
        summary: 'Casa do Mel',
        text: 'Rua das Laranjeiras 12, Curitiba. Paga por Pix, pede sacos de papel.',
      },
      goods: {
        title: 'Mercadorias',
        summary: '3 itens, 14 kg',
        text: 'Dez potes de mel, dois quilos de café, um queijo da Canastra.',
      },
      way: {
        title: 'Caminho',
        summary: 'De van, quinta',
        text: 'Na rota norte, entre dez e meio-dia. Toque duas vezes.',
      },
    },
    IconPanels: {
      title: 'Cartões com ícones',
      note: 'Cada painel é um cartão; o sinal à direita gira ao abrir.',
      shop: {
        title: 'A loja',
        text: 'Nome, endereço e horários como os clientes veem.',
      },
      team: {
        title: 'A equipe',
        text: 'Quem pode entrar e o que cada um pode fazer.',
      },
      taxes: {
        title: 'Impostos',
        text: 'A alíquota com que as novas faturas começam.',
      },
    },
    FilterPanel: {
      title: 'Menos e mais',
      note: 'Uma só parte que se abre no lugar; o botão diz o que vai fazer.',
      more: 'Mais filtros',
      less: 'Menos filtros',
      text: 'Buscar por nome',
      city: 'Cidade',
      tag: 'Etiqueta',
    },
  },
};
