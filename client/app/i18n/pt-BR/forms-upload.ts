import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['forms-upload']> = {
  intro:
    'Os arquivos vão mesmo para o gateway, que os guarda no banco de dados, decide pelo conteúdo o que são e só os devolve a quem entrou no sistema.',
  examples: {
    ManyFiles: {
      title: 'Vários arquivos',
      note: 'Solte, cole ou escolha. Vão dois de cada vez; cada um pode ser cancelado e tentado de novo. Os limites vêm do gateway e aparecem antes do envio.',
    },
    YourFiles: {
      title: 'Seus arquivos guardados',
      note: 'O que você enviou continua aqui depois de recarregar a página. Excluir não pergunta nada e pode ser desfeito.',
      room: '{{used}} de {{most}} em uso',
      none: 'Você ainda não enviou nenhum arquivo. Solte um acima.',
      save: 'Salvar {{name}}',
      delete: 'Excluir {{name}}',
      deleted: '{{name}} foi excluído.',
      more: 'Mostrar mais ({{shown}} de {{total}})',
    },
    OnePicture: {
      title: 'Uma imagem',
      note: 'A nova imagem toma o lugar da anterior. Ela é buscada com o seu token e mostrada da memória, pois o navegador não manda token ao pedir uma imagem.',
      none: 'Uma mochila, até você escolher outra imagem',
    },
    AttachedFiles: {
      title: 'Anexos de uma mensagem',
      note: 'Uma captura de tela pode ser colada no texto. A mensagem espera pelo que ainda está a caminho.',
      message: 'Mensagem para a equipe',
      attach: 'Anexar arquivos',
      send: 'Enviar mensagem',
      wait: 'Arquivos a caminho…',
      sent_one: 'A mensagem sairia com {{count}} arquivo.',
      sent_many: 'A mensagem sairia com {{count}} arquivos.',
      sent_other: 'A mensagem sairia com {{count}} arquivos.',
    },
    RefusedFiles: {
      title: 'O que é recusado',
      note: 'O tipo vem do conteúdo, não do nome: tente um programa que se diz imagem. O que já se sabe antes nem chega a ser enviado.',
      program: 'Um programa como .png',
      page: 'Uma página como .txt',
      drawing: 'Um SVG',
      large: 'Um arquivo de 11 MB',
    },
  },
};
