import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-buttons']> = {
  intro:
    'Botões executam uma ação; links levam a uma página. Use um botão preenchido por tela, para a ação principal.',
  examples: {
    Hierarchy: {
      title: 'Hierarquia',
      note: 'Preenchido para a ação principal, variantes mais leves para as demais, vermelho para as destrutivas.',
      save: 'Salvar',
      preview: 'Visualizar',
      cancel: 'Cancelar',
      later: 'Depois',
      delete: 'Excluir',
      disabled: 'Desativado',
    },
    Sizes: {
      title: 'Tamanhos',
      note: 'Pequenos em tabelas e barras de ferramentas, grandes em páginas com uma única ação.',
      xs: 'Muito pequeno',
      sm: 'Pequeno',
      md: 'Médio',
      lg: 'Grande',
    },
    IconButtons: {
      title: 'Botões de ícone',
      note: 'O rótulo fica no “aria-label” e em uma dica, que também abre com o foco.',
      bold: 'Negrito',
      italic: 'Itálico',
      underline: 'Sublinhado',
      group: 'Estilo do texto',
    },
    SavingButton: {
      title: 'Carregamento',
      note: 'Mantém a largura, mostra o indicador de carregamento e não pode ser clicado duas vezes.',
      send: 'Enviar fatura',
      sent: 'Enviada',
    },
    SplitButton: {
      title: 'Botão dividido',
      note: 'A ação padrão fica a um clique; a seta abre as demais.',
      finish: 'Concluir pedido',
      others: 'Outras formas de concluir',
      print: 'Concluir e imprimir',
      draft: 'Salvar como rascunho',
      done: 'Ação selecionada: {{action}}',
    },
    CopyCode: {
      title: 'Botão de copiar',
      note: 'Confirma a cópia no próprio botão por dois segundos.',
      copy: 'Copiar código Pix',
      copied: 'Copiado',
    },
  },
};
