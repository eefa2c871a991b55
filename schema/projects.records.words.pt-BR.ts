import type { texts as english } from './projects.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Project: 'projeto' },
  lists: { Project: 'projetos' },
  counted: {
    Project_one: '{{number}} projeto',
    Project_many: '{{number}} projetos',
    Project_other: '{{number}} projetos',
  },
  fieldsOf: {
    Project: {
      userName: 'Responsável',
      date: 'Última atividade',
      email: 'E-mail',
      projectName: 'Projeto',
      projectImage: 'Imagem do projeto',
      userImage: 'Foto do responsável',
      comment: 'Comentários',
      revision: 'Revisões',
    },
  },
};
