import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['projects']> = {
  title: 'Projetos',
  new: 'Novo projeto',
  view: 'Exibição',
  views: { list: 'Lista', cards: 'Cartões' },
  search: 'Buscar por projeto, pessoa ou e-mail',
  sort: 'Ordenar por',
  comments_one: '{{shown}} comentário',
  comments_many: '{{shown}} comentários',
  comments_other: '{{shown}} comentários',
  revisions_one: '{{shown}} revisão',
  revisions_many: '{{shown}} revisões',
  revisions_other: '{{shown}} revisões',
  empty: {
    title: 'Nenhum projeto ainda',
    text: 'Eles aparecem aqui depois de criados.',
    noneMatch: 'Nenhum resultado',
    noneMatchText: 'Tente outra busca.',
  },
};
