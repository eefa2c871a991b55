import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-expansion-panel']> = {
  intro:
    'Painéis encurtam páginas longas. Cada título descreve o conteúdo, que já está carregado ao abrir.',
  examples: {
    QuestionPanels: {
      title: 'Um aberto por vez',
      note: 'Tab e as setas passam de um título a outro; Enter ou Espaço abre o painel.',
      delivery: {
        title: 'Quando meu pedido é enviado?',
        text: 'Pedidos feitos até o meio-dia saem no mesmo dia; aos sábados, até as 10h.',
      },
      exchange: {
        title: 'Posso trocar um produto?',
        text: 'Em até sete dias, com a fatura. Pães e queijos, só se chegarem estragados.',
      },
      invoice: {
        title: 'Onde está minha fatura?',
        text: 'No e-mail de confirmação do pedido e aqui, em Faturas.',
      },
    },
    OrderPanels: {
      title: 'Vários abertos',
      note: 'Com um resumo no título, para que o painel fechado também informe.',
      buyer: {
        title: 'Comprador',
        summary: 'Casa do Mel',
        text: 'Rua das Laranjeiras 12, Curitiba. Paga com Pix, prefere sacolas de papel.',
      },
      goods: {
        title: 'Itens',
        summary: '3 itens, 14 kg',
        text: 'Dez potes de mel, dois quilos de café, um queijo da Canastra.',
      },
      way: {
        title: 'Entrega',
        summary: 'De van, quinta-feira',
        text: 'Rota norte, entre 10h e meio-dia. Tocar duas vezes.',
      },
    },
    IconPanels: {
      title: 'Cartões com ícones',
      note: 'Cada painel é um cartão separado; a seta gira ao abrir.',
      shop: {
        title: 'Loja',
        text: 'Nome, endereço e horário de funcionamento exibidos aos clientes.',
      },
      team: {
        title: 'Equipe',
        text: 'Quem pode entrar e suas permissões.',
      },
      taxes: {
        title: 'Impostos',
        text: 'Alíquota padrão das novas faturas.',
      },
    },
    FilterPanel: {
      title: 'Mostrar mais',
      note: 'Uma única seção que se expande no lugar.',
      more: 'Mais filtros',
      less: 'Menos filtros',
      text: 'Buscar por nome',
      city: 'Cidade',
      tag: 'Etiqueta',
    },
  },
};
