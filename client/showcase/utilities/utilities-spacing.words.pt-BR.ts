import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['utilities-spacing']> = {
  intro: 'Cinco tamanhos para todos os espaçamentos, para manter juntos os elementos relacionados.',
  examples: {
    SpacingScale: { title: 'Escala', note: 'De 10 a 32 pixels. Clique em um para copiar o nome.' },
    GapBetween: {
      title: 'Espaço entre elementos',
      note: '<code>gap</code> separa os elementos sem margem depois do último.',
      size: 'Tamanho do espaço',
    },
    PaddingInside: {
      title: 'Espaço interno',
      note: '<code>p</code> separa o conteúdo da borda.',
      size: 'Tamanho do espaço interno',
      content: 'Conteúdo',
    },
    MarginAround: {
      title: 'Margem',
      note: '<code>mb</code>, <code>ml</code> e <code>mx</code> definem margens de um lado ou dos dois.',
      below: 'Margem inferior',
      left: 'Margem esquerda',
      auto: 'Centralizado',
    },
    ByWidth: {
      title: 'Espaçamento responsivo',
      note: 'Um valor por ponto de quebra: menos espaço no celular, mais no computador.',
      content: 'Redimensione a janela para ver a mudança.',
    },
  },
};
