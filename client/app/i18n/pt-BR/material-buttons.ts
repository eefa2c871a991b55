import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-buttons']> = {
  intro:
    'Um botão faz algo; um link leva a algum lugar. Um só botão cheio por tela diz o próximo passo.',
  examples: {
    Hierarchy: {
      title: 'Do forte ao discreto',
      note: 'Um cheio, os outros mais discretos; vermelho é para o que perde dados.',
      save: 'Salvar',
      preview: 'Pré-visualizar',
      cancel: 'Cancelar',
      later: 'Depois',
      delete: 'Excluir',
      disabled: 'Não permitido',
    },
    Sizes: {
      title: 'Tamanhos',
      note: 'Os pequenos ficam em tabelas e barras, os grandes numa página só deles.',
      xs: 'Mínimo',
      sm: 'Pequeno',
      md: 'Médio',
      lg: 'Grande',
    },
    IconButtons: {
      title: 'Só ícones',
      note: 'O nome fica no “aria-label” e numa dica, que o foco também abre.',
      bold: 'Negrito',
      italic: 'Itálico',
      underline: 'Sublinhado',
      group: 'Estilo do texto',
    },
    SavingButton: {
      title: 'Enquanto trabalha',
      note: 'Mantém a largura, mostra que está em curso e não pode ser apertado duas vezes.',
      send: 'Enviar a fatura',
      sent: 'Enviada',
    },
    SplitButton: {
      title: 'Com outras formas',
      note: 'A forma comum num clique, as outras atrás da seta.',
      finish: 'Concluir o pedido',
      others: 'Outras formas de concluir',
      print: 'Concluir e imprimir',
      draft: 'Guardar como rascunho',
      done: '“{{action}}” foi escolhido.',
    },
    CopyCode: {
      title: 'Copia e avisa',
      note: 'A resposta fica onde está o olhar: no botão, por dois segundos.',
      copy: 'Copiar o código Pix',
      copied: 'Copiado',
    },
  },
};
