import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['uploads']> = {
  area: 'Enviar arquivos',
  dropMany: 'Solte arquivos aqui ou cole-os',
  dropOne: 'Solte um arquivo aqui ou cole-o',
  chooseMany: 'Escolher arquivos',
  chooseOne: 'Escolher um arquivo',
  limits: 'Até {{most}} cada: {{endings}}',
  list: 'Envios',
  progressOf: 'Progresso do envio de {{name}}',
  cancel: 'Cancelar {{name}}',
  retry: 'Tentar {{name}} de novo',
  remove: 'Remover {{name}} da lista',
  status: {
    waiting: 'aguardando',
    sending: '{{percent}}% enviado',
    done: 'enviado',
    failed: 'falhou: {{message}}',
    cancelled: 'cancelado',
  },
  problems: {
    empty: 'não enviado: está vazio',
    tooLarge: 'não enviado: maior que {{most}}',
    noRoom: 'não enviado: seu espaço acabou',
    wrongType: 'não enviado: este tipo de arquivo não é aceito',
  },
};
