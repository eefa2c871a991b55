import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['drag']> = {
  sortable: 'ordenável',
  take: 'Mover {{name}}',
  instructions:
    'Pressione Espaço ou Enter para pegar, as setas para mover, Espaço ou Enter para soltar e Esc para devolver ao lugar.',
  place: '{{position}} de {{count}}',
  placeIn: '{{position}} de {{count}} em {{list}}',
  started: '{{name}} foi pego.',
  moved: '{{name}} está agora em {{place}}.',
  nowhere: '{{name}} não está sobre nenhum lugar.',
  dropped: '{{name}} foi solto em {{place}}.',
  cancelled: '{{name}} voltou para onde estava.',
};
