import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['utilities-misc']> = {
  intro: 'Raio da borda, cursores, palavras longas e pontos de quebra.',
  examples: {
    Corners: { title: 'Raio da borda', note: 'Botões e cartões usam <code>md</code>.' },
    Cursors: {
      title: 'Cursores',
      note: 'O cursor mostra qual ação está disponível.',
      pointer: 'Clicável',
      grab: 'Arrastável',
      help: 'Ajuda',
      blocked: 'Não permitido',
    },
    LongWords: {
      title: 'Palavras longas',
      note: 'URLs quebram em qualquer ponto; palavras, pelas regras do idioma.',
      address: 'https://retaguarda.test/clientes/padaria-tres-irmas-de-sao-jose-dos-campos',
      word: 'Internacionalização e telecomunicações',
    },
    Breakpoints: {
      title: 'Pontos de quebra',
      note: 'Os pontos de quebra até a largura atual da janela ficam marcados.',
      reached: 'ativo',
    },
  },
};
