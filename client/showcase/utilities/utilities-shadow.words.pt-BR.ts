import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['utilities-shadow']> = {
  intro: 'Elevação acima da página. A maioria dos elementos tem borda e nenhuma sombra.',
  examples: {
    ShadowScale: { title: 'Escala', note: 'Cinco níveis. Clique em um para copiar o nome.' },
    RisesWhenPointedAt: {
      title: 'Elevação sob o ponteiro',
      note: 'Sob o ponteiro e com foco; sem animação para quem prefere menos movimento.',
      card: 'Aponte para este cartão',
    },
    LayersOfAScreen: {
      title: 'Camadas',
      note: 'Camadas mais altas têm sombra mais suave e ampla.',
      page: 'Página',
      card: 'Cartão arrastável',
      dialog: 'Diálogo',
    },
    BorderOrShadow: {
      title: 'Borda ou sombra',
      note: 'Sombras quase não aparecem no tema escuro; a borda mostra onde o cartão termina.',
      border: 'Com borda',
      shadow: 'Com sombra',
    },
  },
};
