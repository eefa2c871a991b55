import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['docs']> = {
  title: 'Guia',
  pages: 'Páginas do guia',
  openPages: 'Abrir as páginas do guia',
  onThisPage: 'Nesta página',
  skipToContent: 'Ir para o conteúdo',
  toApplication: 'Ir para o aplicativo',
  sections: {
    user: 'Para quem usa',
    developer: 'Para quem desenvolve',
    operator: 'Para quem opera',
    project: 'O projeto',
  },
  search: 'Buscar no guia',
  found: 'O que foi encontrado',
  nothingFound: 'Nada no guia tem todas essas palavras.',
  neighbours: 'Página anterior e próxima',
  previous: 'Anterior',
  next: 'Próxima',
  englishOnly: 'Esta página existe só em inglês.',
  darkTheme: 'Tema escuro',
  lightTheme: 'Tema claro',
  notFoundTitle: 'Essa página não existe no guia',
  notFoundText:
    'Ela mudou de nome ou o endereço não está certo. A busca encontra o que havia nela.',
  toFirstPage: 'Ir para a primeira página',
};
