import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['drag']> = {
  sortable: 'ordenável',
  take: 'Mover {{name}}',
  instructions:
    'Pressione Espaço ou Enter para pegar, as setas para mover, Espaço ou Enter para soltar, Esc para cancelar.',
  place: '{{position}} de {{count}}',
  placeIn: '{{position}} de {{count}} em {{list}}',
  started: '{{name}} selecionado para mover.',
  moved: '{{name}} está na posição {{place}}.',
  moved_list: '{{name}} está sobre {{place}}.',
  nowhere: '{{name}} não está sobre uma área de soltar.',
  dropped: '{{name}} foi solto na posição {{place}}.',
  dropped_list: '{{name}} foi solto em {{place}}.',
  cancelled: 'Movimento cancelado. {{name}} não foi movido.',
};
