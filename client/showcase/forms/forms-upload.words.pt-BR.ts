import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['forms-upload']> = {
  intro:
    'Os arquivos ficam no banco de dados. O tipo é detectado pelo conteúdo, e só quem está conectado pode baixá-los.',
  examples: {
    ManyFiles: {
      title: 'Vários arquivos',
      note: 'Solte, cole ou escolha arquivos. Dois são enviados por vez; cada um pode ser cancelado ou reenviado.',
    },
    YourFiles: {
      title: 'Seus arquivos',
      note: 'Arquivos que você enviou. A exclusão pode ser desfeita.',
      room: '{{used}} de {{most}} em uso',
      none: 'Nenhum arquivo ainda. Solte um acima.',
      save: 'Baixar {{name}}',
      delete: 'Excluir {{name}}',
      deleted: '{{name}} foi excluído.',
      more: 'Mostrar mais ({{shown}} de {{total}})',
    },
    OnePicture: {
      title: 'Uma imagem',
      note: 'A nova imagem substitui a atual. Ela é baixada com o seu token de acesso e exibida da memória.',
      none: 'Mochila (imagem de exemplo)',
    },
    AttachedFiles: {
      title: 'Anexos',
      note: 'Cole uma captura de tela no texto. A mensagem só é enviada quando todos os envios terminam.',
      message: 'Mensagem para a equipe',
      attach: 'Anexar arquivos',
      send: 'Enviar mensagem',
      wait: 'Enviando arquivos…',
      sent_one: 'Isto é uma demonstração: a mensagem com {{count}} arquivo não foi enviada.',
      sent_many: 'Isto é uma demonstração: a mensagem com {{count}} arquivos não foi enviada.',
      sent_other: 'Isto é uma demonstração: a mensagem com {{count}} arquivos não foi enviada.',
    },
    RefusedFiles: {
      title: 'Arquivos recusados',
      note: 'O tipo é detectado pelo conteúdo, não pelo nome. Arquivos acima dos limites são recusados antes do envio.',
      program: 'Programa com nome .png',
      page: 'Página HTML com nome .txt',
      drawing: 'Arquivo SVG',
      large: 'Arquivo de 11 MB',
    },
  },
};
