import type { Catalogues, Translated } from '../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['inputs.common']> = {
  pictures: 'Imagens',
  pictureOf: 'Imagem {{number}} de {{count}} {{alt}}',
  increase: 'Aumentar: {{name}}',
  decrease: 'Diminuir: {{name}}',
  number: {
    notANumber: 'Informe um número',
    whole: 'Informe um número inteiro',
    decimals_one: 'Use no máximo {{count}} casa decimal',
    decimals_many: 'Use no máximo {{count}} casas decimais',
    decimals_other: 'Use no máximo {{count}} casas decimais',
    negative: 'Informe 0 ou mais',
    range: 'Informe um número entre {{min}} e {{max}}',
  },
};
