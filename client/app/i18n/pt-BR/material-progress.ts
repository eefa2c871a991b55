import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-progress']> = {
  intro:
    'Mostre quanto falta quando se sabe, que está andando quando não se sabe, e o que vem depois quando há etapas.',
  examples: {
    StorageUse: {
      title: 'Uma barra em partes',
      note: 'Cada parte diz seu nome e fração ao leitor de tela; a lista abaixo diz a todos.',
      documents: 'Documentos',
      pictures: 'Imagens',
      backups: 'Cópias de segurança',
      share: '{{name}}: {{share}}%',
    },
    GoalRing: {
      title: 'Anel e meio anel',
      note: 'Para um número muito consultado; ele fica no meio.',
      month: 'Meta do mês',
      orders: 'Pedidos embalados',
      done: '{{value}}% alcançados',
      packed: '{{packed}} de {{all}}',
    },
    OrderSteps: {
      title: 'Etapas',
      note: 'Dá para voltar ao que está feito; não dá para pular o que vem.',
      cart: 'Carrinho',
      address: 'Endereço',
      payment: 'Pagamento',
      ready: 'Está tudo aí: o pedido pode sair.',
      current: 'Etapa {{number}} de {{all}}',
      back: 'Voltar',
      next: 'Avançar',
    },
    RunningTask: {
      title: 'Uma tarefa em andamento',
      note: 'Lê os produtos do gateway, cinco por vez: a barra mostra o que já chegou.',
      start: 'Contar o estoque',
      progress: 'Produtos lidos',
      waiting: 'Nada foi contado ainda.',
      result: '{{read}} de {{all}} produtos, estoque de {{worth}}',
    },
    NavigationBar: {
      title: 'A barra fina da navegação',
      note: 'Corre na borda de cima enquanto a página vem, e pode ser conduzida à mão.',
      start: 'Iniciar',
      more: 'Mais um pouco',
      complete: 'Completar',
      reset: 'Zerar',
    },
  },
};
