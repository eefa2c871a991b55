import type { Catalogues, Translated } from '../core/i18n/catalogues.ts';

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
  found: 'Resultados',
  nothingFound: 'Nenhum resultado.',
  neighbours: 'Página anterior e próxima',
  previous: 'Anterior',
  next: 'Próxima',
  englishOnly: 'Esta página está disponível apenas em inglês.',
  darkTheme: 'Tema escuro',
  lightTheme: 'Tema claro',
  notFoundTitle: 'Página não encontrada',
  notFoundText: 'Ela pode ter mudado de nome. Tente buscar pelo conteúdo.',
  toFirstPage: 'Ir para a primeira página',
};
