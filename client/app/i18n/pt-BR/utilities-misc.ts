import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['utilities-misc']> = {
  intro: 'Cantos, cursores, palavras longas e onde uma tela começa a ser larga.',
  examples: {
    Corners: { title: 'Cantos', note: 'Botões e cartões têm <code>md</code>.' },
    Cursors: {
      title: 'Cursores',
      note: 'O ponteiro diz o que se pode fazer antes de fazer.',
      pointer: 'Leva adiante',
      grab: 'Pode ser arrastado',
      help: 'Explica-se',
      blocked: 'Não se pode fazer',
    },
    LongWords: {
      title: 'Palavras longas',
      note: 'Um endereço quebra em qualquer ponto, uma palavra pelas regras do idioma.',
      address: 'https://retaguarda.test/clientes/padaria-tres-irmas-de-sao-jose-dos-campos',
      word: 'Internacionalização e telecomunicações',
    },
    Breakpoints: {
      title: 'Pontos de quebra',
      note: 'Os que esta janela alcançou estão marcados.',
      reached: 'alcançado',
    },
  },
};
