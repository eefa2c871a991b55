import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['utilities-spacing']> = {
  intro: 'Cinco passos para todas as distâncias, para que fique junto o que é do mesmo assunto.',
  examples: {
    SpacingScale: { title: 'Escala', note: 'De 10 a 32 pixels, com nome que um clique copia.' },
    GapBetween: {
      title: 'Entre vizinhos',
      note: '<code>gap</code> separa vizinhos sem deixar margem no último.',
      size: 'Tamanho do intervalo',
    },
    PaddingInside: {
      title: 'Por dentro',
      note: '<code>p</code> afasta o conteúdo da borda.',
      size: 'Tamanho do espaço interno',
      content: 'O conteúdo',
    },
    MarginAround: {
      title: 'Ao redor',
      note: '<code>mb</code>, <code>ml</code> e <code>mx</code> empurram de um lado ou dos dois.',
      below: 'Espaço abaixo',
      left: 'Espaço à esquerda',
      auto: 'No meio',
    },
    ByWidth: {
      title: 'Conforme a largura da tela',
      note: 'Um valor por ponto de quebra: pouco espaço no celular, mais na mesa.',
      content: 'Estreite a janela para ver.',
    },
  },
};
