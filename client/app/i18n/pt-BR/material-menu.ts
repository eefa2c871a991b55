import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-menu']> = {
  intro:
    'Um menu reúne o que se pode fazer com uma coisa. Abre por clique, Enter ou setas e devolve o foco ao fechar.',
  examples: {
    ActionsMenu: {
      title: 'Ações',
      note: 'As setas percorrem, a primeira letra salta, Esc fecha. O que não se pode fazer aparece desativado.',
      open: 'Fatura',
      document: 'Documento',
      send: 'Enviar por e-mail',
      print: 'Imprimir',
      duplicate: 'Duplicar',
      delete: 'Excluir',
      done: '“{{action}}” foi escolhido.',
    },
    OrderMenu: {
      title: 'Uma entre várias',
      note: 'Um grupo de opções dentro do menu: o botão diz o que está escolhido.',
      open: 'Ordem: {{order}}',
      newest: 'mais novas primeiro',
      oldest: 'mais antigas primeiro',
      dearest: 'maior total primeiro',
    },
    ColumnsMenu: {
      title: 'Várias entre muitas',
      note: 'As caixas mantêm o menu aberto, para mudar várias de uma vez.',
      open: 'Colunas',
      number: 'Número',
      buyer: 'Comprador',
      date: 'Data',
      total: 'Valor total',
      shown: '{{count}} de {{all}} colunas visíveis.',
    },
    NestedMenu: {
      title: 'Um menu dentro do outro',
      note: 'A seta para a direita abre o próximo nível, a da esquerda volta.',
      open: 'Relatório',
      export: 'Exportar como',
      share: 'Compartilhar',
      exported: 'O relatório está a caminho em {{format}}.',
      shared: 'O link está na área de transferência.',
    },
    RowContextMenu: {
      title: 'No ponteiro',
      note: 'Pelo botão direito do mouse, por toque longo ou por Shift+F10 com o foco aqui.',
      hint: 'Clique com o botão direito aqui ou pressione Shift+F10.',
      edit: 'Editar',
      archive: 'Arquivar',
      opened: '{{customer}} foi aberto.',
      archived: '{{customer}} foi arquivado.',
    },
  },
};
