import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-menu']> = {
  intro:
    'Menus reúnem as ações de um item. Abra com clique, Enter ou setas; ao fechar, o foco volta ao botão.',
  examples: {
    ActionsMenu: {
      title: 'Ações',
      note: 'Use as setas para percorrer, uma letra para ir direto e Esc para fechar. Ações indisponíveis ficam desativadas.',
      open: 'Fatura',
      document: 'Documento',
      send: 'Enviar por e-mail',
      print: 'Imprimir',
      duplicate: 'Duplicar',
      delete: 'Excluir',
      done: 'Ação selecionada: {{action}}',
    },
    OrderMenu: {
      title: 'Escolha única',
      note: 'Um grupo de opções em um menu; o botão mostra a escolha atual.',
      open: 'Ordenar: {{order}}',
      newest: 'mais novas primeiro',
      oldest: 'mais antigas primeiro',
      dearest: 'maior total primeiro',
    },
    ColumnsMenu: {
      title: 'Escolha múltipla',
      note: 'O menu continua aberto para você mudar várias opções de uma vez.',
      open: 'Colunas',
      number: 'Número',
      buyer: 'Comprador',
      date: 'Data',
      total: 'Valor total',
      shown: '{{count}} de {{all}} colunas exibidas',
    },
    NestedMenu: {
      title: 'Submenu',
      note: 'A seta para a direita abre o submenu; a da esquerda volta.',
      open: 'Relatório',
      export: 'Exportar como',
      share: 'Compartilhar',
      exported: 'Exportando o relatório em {{format}}…',
      shared: 'Link copiado.',
    },
    RowContextMenu: {
      title: 'Menu de contexto',
      note: 'Abre com o botão direito, toque longo ou Shift+F10 com o foco.',
      hint: 'Clique com o botão direito aqui ou pressione Shift+F10.',
      edit: 'Editar',
      archive: 'Arquivar',
      opened: '{{customer}} foi aberto.',
      archived: '{{customer}} foi arquivado.',
    },
  },
};
