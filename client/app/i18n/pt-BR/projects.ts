import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['projects']> = {
  title: 'Projetos',
  one: 'Projeto',
  view: 'Visão',
  views: { list: 'Lista', cards: 'Cartões' },
  search: 'Buscar por projeto, pessoa ou e-mail',
  sort: 'Ordenar por',
  fields: {
    projectName: 'Projeto',
    userName: 'Responde por ele',
    date: 'Último trabalho',
    comment: 'Comentários',
    revision: 'Revisões',
  },
  comments_one: '{{shown}} comentário',
  comments_many: '{{shown}} comentários',
  comments_other: '{{shown}} comentários',
  revisions_one: '{{shown}} revisão',
  revisions_many: '{{shown}} revisões',
  revisions_other: '{{shown}} revisões',
  lastWorkedOn: 'Último trabalho em {{day}}',
  notFound: 'Este projeto não está aqui. Ele foi excluído, ou o endereço não está certo.',
  empty: {
    title: 'Nenhum projeto ainda',
    text: 'Projetos incluídos por um programa ficam aqui.',
    noneMatch: 'Nenhum projeto corresponde a estas palavras',
    noneMatchText: 'Tente menos palavras, ou outras.',
  },
};
