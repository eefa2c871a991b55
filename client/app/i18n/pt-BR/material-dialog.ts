import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-dialog']> = {
  intro:
    'Um diálogo pergunta ou mostra uma coisa só e deixa o resto da página esperando. O foco entra nele, fica nele e volta para onde estava; Esc fecha.',
  examples: {
    DetailsDialog: {
      title: 'Para ler',
      note: 'O conteúdo longo rola dentro do diálogo, e o título fica.',
      open: 'Ver as condições de entrega',
      heading: 'Condições de entrega',
      close: 'Fechar',
      clause:
        'Cláusula {{number}}. O comprador confere a mercadoria na porta e diz na hora o que falta ou quebrou; o que for dito depois é visto com boa vontade, mas sem garantia.',
    },
    ConfirmDialog: {
      title: 'Para confirmar',
      note: 'Só para o que não pode ser desfeito. A resposta segura tem o foco, e o botão diz o que faz.',
      open: 'Fechar o mês',
      heading: 'Fechar março de vez?',
      text: 'As faturas de março poderão ser lidas, mas não mais alteradas.',
      cancel: 'Ainda não',
      confirm: 'Fechar março',
      closed: 'Março está fechado.',
      close: 'Fechar',
    },
    FormDialog: {
      title: 'Um formulário',
      note: 'Enter envia; um erro fica no diálogo, junto ao campo.',
      open: 'Novo cliente',
      name: 'Nome',
      email: 'E-mail',
      save: 'Salvar',
      saved: '{{name}} entrou na lista.',
      required: 'Todo cliente tem um nome.',
      invalid: 'Isto não é um endereço de e-mail.',
      close: 'Fechar',
    },
    DetailsDrawer: {
      title: 'Uma gaveta',
      note: 'Para um registro ao lado da lista de onde veio; no celular ocupa a tela.',
      open: 'Ver o pedido',
      heading: 'Pedido 1042',
      close: 'Fechar',
      buyer: 'Comprador',
      status: 'Situação',
      packed: 'Embalado, espera a van',
      goods: 'Mercadorias',
      list: 'Dez potes de mel, dois quilos de café',
    },
    SlideUpPanel: {
      title: 'Um painel que sobe',
      note: 'Da borda de baixo e só da altura do que mostra: para escolhas curtas, ao alcance do polegar.',
      open: 'Compartilhar o catálogo',
      heading: 'Compartilhar o catálogo',
      close: 'Fechar',
      link: 'Copiar o link',
      mail: 'Por e-mail',
      print: 'Imprimir',
      done: '“{{way}}” foi escolhido.',
    },
  },
};
