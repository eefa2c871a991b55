import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['material-switch']> = {
  intro:
    'Um interruptor vale na hora: não é preciso salvar. O que vale depois é uma caixa de seleção.',
  examples: {
    SettingList: {
      title: 'Uma lista de ajustes',
      note: 'Texto à esquerda, interruptores numa coluna: vê-se num relance o que está ligado.',
      stock: {
        label: 'Estoque baixo',
        description: 'Avise-me quando um produto estiver acabando.',
      },
      orders: {
        label: 'Pedidos novos',
        description: 'Avise-me de cada pedido do site.',
      },
      digest: {
        label: 'Resumo semanal',
        description: 'Toda segunda às oito.',
      },
    },
    OpenSign: {
      title: 'Com texto e ícones',
      note: 'O estado está escrito no trilho, para que não dependa só da cor.',
      label: 'Loja',
      open: 'ABERTA',
      closed: 'FECHADA',
    },
    DependentSwitches: {
      title: 'Um que comanda os outros',
      note: 'Enquanto o primeiro está desligado, os outros ficam guardados e desativados.',
      delivery: 'Entrega em domicílio',
      ways: 'Formas de entrega',
      bike: 'De bicicleta',
      car: 'De carro',
      post: 'Pelo correio',
    },
    SavedSwitch: {
      title: 'Salvo ao ser mudado',
      note: 'Mostra a mudança na hora e volta atrás quando o servidor recusa: aqui, a segunda mudança é recusada.',
      label: 'Aceitar pedidos fiado',
      saving: 'Salvando…',
      saved: 'Salvo.',
      refused: 'Não foi possível salvar; ficou como estava.',
    },
  },
};
