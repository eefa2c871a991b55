import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-snackbar']> = {
  intro:
    'Um aviso diz o que acabou de acontecer sem pedir resposta. É lido em voz alta, some sozinho e fica enquanto o ponteiro ou o foco está nele.',
  examples: {
    DoneNotice: {
      title: 'Está feito',
      note: 'Curto e no passado; some em alguns segundos.',
      save: 'Salvar o preço',
      saved: 'O novo preço é R$ 12,50.',
    },
    FailedNotice: {
      title: 'Não deu certo',
      note: 'Diz o que fazer e fica até ser fechado; é lido na hora.',
      send: 'Enviar a fatura',
      heading: 'A fatura não foi enviada',
      text: 'O e-mail da Casa do Mel não existe. Corrija e envie de novo.',
      close: 'Fechar',
    },
    UndoNotice: {
      title: 'Com desfazer',
      note: 'Em vez de perguntar antes: excluir é um clique, e voltar atrás também.',
      delete: 'Excluir a anotação',
      deleted: 'A anotação foi excluída.',
      reminder: 'Ligar para Dona Lurdes sobre o pão de domingo.',
      gone: 'Nenhuma anotação.',
    },
    LoadingNotice: {
      title: 'Em curso, depois pronto',
      note: 'Um só aviso que muda: não pode ser fechado enquanto o trabalho corre.',
      export: 'Exportar os clientes',
      running: 'O arquivo está sendo escrito…',
      done: 'clientes.csv está pronto, 214 linhas.',
      close: 'Fechar',
    },
    NoticeQueue: {
      title: 'Muitos de uma vez',
      note: 'Cinco aparecem, os outros esperam a vez; um botão limpa tudo.',
      add: 'Chegam oito pedidos',
      arrived: 'Chegou o pedido {{number}}.',
      clear: 'Limpar tudo',
      close: 'Fechar',
    },
  },
};
