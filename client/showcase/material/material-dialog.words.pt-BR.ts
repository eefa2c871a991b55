import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-dialog']> = {
  intro:
    'Diálogos bloqueiam a página até serem fechados. O foco vai para o diálogo, permanece nele e volta para onde estava; Esc fecha.',
  examples: {
    DetailsDialog: {
      title: 'Conteúdo longo',
      note: 'O conteúdo rola dentro do diálogo e o título continua visível.',
      open: 'Ver condições de entrega',
      heading: 'Condições de entrega',
      close: 'Fechar',
      clause:
        'Cláusula {{number}}. O comprador confere a mercadoria na entrega e informa de imediato itens faltantes ou danificados. Reclamações posteriores podem não ser aceitas.',
    },
    ConfirmDialog: {
      title: 'Confirmação',
      note: 'Só para ações que não podem ser desfeitas. O foco começa na opção segura, e o botão nomeia a ação.',
      open: 'Fechar o mês',
      heading: 'Fechar março definitivamente?',
      text: 'As faturas de março não poderão mais ser alteradas.',
      cancel: 'Cancelar',
      confirm: 'Fechar março',
      closed: 'Março fechado.',
      close: 'Fechar',
    },
    FormDialog: {
      title: 'Formulário',
      note: 'Enter envia o formulário. Os erros aparecem junto aos campos.',
      open: 'Novo cliente',
      name: 'Nome',
      email: 'E-mail',
      save: 'Criar cliente',
      saved: '{{name}} foi criado.',
      required: 'Informe um nome',
      invalid: 'Informe um e-mail válido',
      close: 'Fechar',
    },
    DetailsDrawer: {
      title: 'Painel lateral',
      note: 'Mostra um registro ao lado da lista. No celular, ocupa a tela inteira.',
      open: 'Ver pedido',
      heading: 'Pedido 1042',
      close: 'Fechar',
      buyer: 'Comprador',
      status: 'Situação',
      packed: 'Embalado, aguardando coleta',
      goods: 'Itens',
      list: 'Dez potes de mel, dois quilos de café',
    },
    SlideUpPanel: {
      title: 'Painel inferior',
      note: 'Abre na borda inferior, com a altura do conteúdo. Para poucas opções, ao alcance do polegar no celular.',
      open: 'Compartilhar catálogo',
      heading: 'Compartilhar catálogo',
      close: 'Fechar',
      link: 'Copiar link',
      mail: 'Enviar por e-mail',
      print: 'Imprimir',
      done: 'Opção selecionada: {{way}}',
    },
  },
};
