import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['utilities-height-width']> = {
  intro: 'Qual a largura e a altura de uma parte, no máximo e no mínimo.',
  examples: {
    ShareOfTheWidth: { title: 'Frações', note: 'Uma fração da largura disponível.' },
    AtMostAndAtLeast: {
      title: 'No máximo e no mínimo',
      note: '<code>maw</code>, <code>miw</code> e <code>mih</code> deixam o resto para o conteúdo.',
      most: 'No máximo 320 pixels de largura, diga o que disser, e depois na linha seguinte.',
      least: 'No mínimo 200',
      tall: 'No mínimo 80 de altura',
    },
    ScrollsInside: {
      title: 'Rola por dentro',
      note: 'No máximo 120 pixels de altura; o resto se alcança rolando, também pelo teclado.',
      line: 'Linha {{line}} da nota de entrega',
    },
    KeepsItsShape: {
      title: 'Mantém a forma',
      note: 'Larga como houver espaço, alta como pede a proporção.',
    },
  },
};
