import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['utilities-display']> = {
  intro: 'Como as partes de uma página ficam lado a lado ou uma abaixo da outra, e quem as vê.',
  examples: {
    DisplayValues: {
      title: 'Exibição',
      note: 'Um bloco ocupa a linha, um bloco em linha só a própria largura; <code>none</code> não ocupa nada.',
      display: 'Exibição dos blocos',
      block: 'Bloco {{place}}',
    },
    FlexDirections: {
      title: 'Flexível',
      note: 'Em linha, em linha a partir do fim ou em coluna.',
      direction: 'Direção',
    },
    GridOfEqualParts: {
      title: 'Grade',
      note: 'Uma coluna no celular, duas e depois três em telas maiores.',
      part: 'Parte {{place}}',
    },
    ByScreenWidth: {
      title: 'Conforme a largura da tela',
      note: '<code>hiddenFrom</code> e <code>visibleFrom</code>: só um dos dois aparece de cada vez.',
      narrow: 'Você vê isto no celular.',
      wide: 'Você vê isto na mesa.',
    },
    OnlyForScreenReaders: {
      title: 'Ouvido, não visto',
      note: 'O valor curto se vê, o exato é lido em voz alta.',
      exact: 'exatamente 1.204.118 reais',
    },
  },
};
