import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-snackbar']> = {
  intro:
    'Avisos rápidos informam o que acabou de acontecer sem exigir resposta. São anunciados por leitores de tela, fecham sozinhos e permanecem abertos sob o ponteiro ou com foco.',
  examples: {
    DoneNotice: {
      title: 'Sucesso',
      note: 'Curto, no passado, e fecha após alguns segundos.',
      save: 'Salvar preço',
      saved: 'Preço alterado para R$ 12,50.',
    },
    FailedNotice: {
      title: 'Erro',
      note: 'Diz o que fazer e permanece aberto até ser fechado.',
      send: 'Enviar fatura',
      heading: 'Fatura não enviada',
      text: 'O e-mail da Casa do Mel não existe. Corrija e tente de novo.',
      close: 'Fechar',
    },
    UndoNotice: {
      title: 'Desfazer',
      note: 'Substitui a confirmação: excluir leva um clique, e desfazer também.',
      delete: 'Excluir anotação',
      deleted: 'Anotação excluída.',
      reminder: 'Ligar para Dona Lurdes sobre o pão de domingo.',
      gone: 'Nenhuma anotação.',
    },
    LoadingNotice: {
      title: 'Carregando e concluído',
      note: 'Um único aviso que se atualiza; não pode ser fechado durante a tarefa.',
      export: 'Exportar clientes',
      running: 'Exportando clientes…',
      done: 'clientes.csv está pronto (214 linhas).',
      close: 'Fechar',
    },
    NoticeQueue: {
      title: 'Fila',
      note: 'Mostra cinco por vez e deixa os demais na fila.',
      add: 'Adicionar oito pedidos',
      arrived: 'Pedido {{number}} recebido.',
      clear: 'Limpar tudo',
      close: 'Fechar',
    },
  },
};
