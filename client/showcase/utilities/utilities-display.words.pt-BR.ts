import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['utilities-display']> = {
  intro: 'Disposição e visibilidade dos elementos.',
  examples: {
    DisplayValues: {
      title: 'Exibição',
      note: 'Um bloco ocupa a linha inteira, um bloco em linha só a própria largura; <code>none</code> não ocupa espaço.',
      display: 'Valor de display',
      block: 'Bloco {{place}}',
    },
    FlexDirections: {
      title: 'Flex',
      note: 'Em linha, em linha invertida ou em coluna.',
      direction: 'Direção',
    },
    GridOfEqualParts: {
      title: 'Grade',
      note: 'Uma coluna no celular, duas ou três em telas maiores.',
      part: 'Célula {{place}}',
    },
    ByScreenWidth: {
      title: 'Visibilidade responsiva',
      note: '<code>hiddenFrom</code> e <code>visibleFrom</code> mostram um dos dois por vez.',
      narrow: 'Visível no celular.',
      wide: 'Visível no computador.',
    },
    OnlyForScreenReaders: {
      title: 'Só para leitores de tela',
      note: 'O valor curto é exibido; o exato é anunciado.',
      exact: 'exatamente 1.204.118 reais',
    },
  },
};
