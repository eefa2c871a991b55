import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['utilities-height-width']> = {
  intro: 'Largura e altura, com mínimo e máximo.',
  examples: {
    ShareOfTheWidth: { title: 'Porcentagem', note: 'Uma porcentagem da largura disponível.' },
    AtMostAndAtLeast: {
      title: 'Mínimo e máximo',
      note: 'Use <code>maw</code>, <code>miw</code> e <code>mih</code> para definir limites; o conteúdo decide o resto.',
      most: 'Largura máxima de 320 pixels; textos mais longos quebram para a linha seguinte.',
      least: 'Largura mínima 200',
      tall: 'Altura mínima 80',
    },
    ScrollsInside: {
      title: 'Área de rolagem',
      note: 'Até 120 pixels de altura; role para ver o resto, também pelo teclado.',
      line: 'Linha {{line}} da nota de entrega',
    },
    KeepsItsShape: {
      title: 'Proporção',
      note: 'Ocupa a largura e mantém a proporção.',
    },
  },
};
