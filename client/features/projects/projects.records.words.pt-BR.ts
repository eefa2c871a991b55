import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['projects.records']> = {
  kinds: { Project: 'projeto' },
  lists: { Project: 'projetos' },
  counted: {
    Project_one: '{{number}} projeto',
    Project_many: '{{number}} projetos',
    Project_other: '{{number}} projetos',
  },
  fieldsOf: { Project: { userName: 'Responsável', date: 'Último trabalho' } },
  fields: {
    userName: 'Usuário',
    projectName: 'Projeto',
    projectImage: 'Imagem do projeto',
    userImage: 'Imagem do usuário',
    comment: 'Comentários',
    revision: 'Revisões',
  },
};
