import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['utilities-shadow']> = {
  intro: 'A que altura da página algo está. A maioria das partes tem borda e nenhuma sombra.',
  examples: {
    ShadowScale: { title: 'Escala', note: 'Cinco alturas, com nome que um clique copia.' },
    RisesWhenPointedAt: {
      title: 'Sobe ao apontar',
      note: 'Sob o ponteiro e com o foco; de imediato para quem não quer movimento.',
      card: 'Aponte para mim',
    },
    LayersOfAScreen: {
      title: 'Camadas de uma tela',
      note: 'Quanto mais alta a camada, mais suave e larga a sombra.',
      page: 'A página',
      card: 'Um cartão que se move',
      dialog: 'Um diálogo',
    },
    BorderOrShadow: {
      title: 'Borda ou sombra',
      note: 'No escuro quase não se vê a sombra: a borda mostra onde o cartão acaba.',
      border: 'Com borda',
      shadow: 'Com sombra',
    },
  },
};
