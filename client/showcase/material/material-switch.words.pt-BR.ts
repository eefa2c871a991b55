import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['material-switch']> = {
  intro:
    'Interruptores valem na hora, sem precisar salvar. Use caixas de seleção para o que é salvo depois.',
  examples: {
    SettingList: {
      title: 'Lista de configurações',
      note: 'Rótulos à esquerda e interruptores em uma coluna, fáceis de percorrer.',
      stock: {
        label: 'Alertas de estoque baixo',
        description: 'Avisar quando um produto estiver acabando.',
      },
      orders: {
        label: 'Pedidos novos',
        description: 'Avisar a cada pedido feito pelo site.',
      },
      digest: {
        label: 'Resumo semanal',
        description: 'Toda segunda-feira às 8h.',
      },
    },
    OpenSign: {
      title: 'Com texto e ícones',
      note: 'O estado aparece escrito no interruptor, sem depender só da cor.',
      label: 'Loja',
      open: 'ABERTA',
      closed: 'FECHADA',
    },
    DependentSwitches: {
      title: 'Interruptores dependentes',
      note: 'Com o primeiro desligado, os outros mantêm o valor, mas ficam desativados.',
      delivery: 'Entrega em domicílio',
      ways: 'Formas de entrega',
      bike: 'De bicicleta',
      car: 'De carro',
      post: 'Pelos Correios',
    },
    SavedSwitch: {
      title: 'Salvamento otimista',
      note: 'Muda na hora e volta se o servidor rejeitar. Aqui, a segunda mudança é rejeitada.',
      label: 'Aceitar pedidos a prazo',
      saving: 'Salvando…',
      saved: 'Salvo.',
      refused: 'Não foi possível salvar. Configuração restaurada.',
    },
  },
};
