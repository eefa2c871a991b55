import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-progress']> = {
  intro:
    'Mostre o progresso quando ele é conhecido, a atividade quando não é, e a próxima etapa de um processo.',
  examples: {
    StorageUse: {
      title: 'Barra segmentada',
      note: 'Cada segmento tem um rótulo com nome e porcentagem; a lista abaixo mostra o mesmo.',
      documents: 'Documentos',
      pictures: 'Imagens',
      backups: 'Cópias de segurança',
      share: '{{name}}: {{share}}%',
    },
    GoalRing: {
      title: 'Anel e semicírculo',
      note: 'Para um único indicador, mostrado no centro.',
      month: 'Meta do mês',
      orders: 'Pedidos embalados',
      done: '{{value}}% alcançados',
      packed: '{{packed}} de {{all}}',
    },
    OrderSteps: {
      title: 'Etapas',
      note: 'É possível voltar às etapas concluídas, mas não pular as próximas.',
      cart: 'Carrinho',
      address: 'Endereço',
      payment: 'Pagamento',
      ready: 'Tudo certo: o pedido está pronto para envio.',
      current: 'Etapa {{number}} de {{all}}',
      back: 'Voltar',
      next: 'Avançar',
    },
    RunningTask: {
      title: 'Tarefa em andamento',
      note: 'Lê os produtos do servidor, cinco por vez; a barra mostra o que já foi carregado.',
      start: 'Contar estoque',
      progress: 'Produtos contados',
      waiting: 'Não iniciado.',
      result: '{{read}} de {{all}} produtos, estoque de {{worth}}',
    },
    NavigationBar: {
      title: 'Progresso da navegação',
      note: 'Aparece na borda superior enquanto a página carrega. Estes botões a controlam.',
      start: 'Iniciar',
      more: 'Avançar',
      complete: 'Concluir',
      reset: 'Reiniciar',
    },
  },
};
