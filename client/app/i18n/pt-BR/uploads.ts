import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['uploads']> = {
  area: 'Enviar arquivos',
  dropMany: 'Solte arquivos aqui ou cole-os',
  dropOne: 'Solte um arquivo aqui ou cole-o',
  chooseMany: 'Escolher arquivos',
  chooseOne: 'Escolher um arquivo',
  limits: 'Até {{most}} cada: {{endings}}',
  list: 'Envios',
  progressOf: 'Progresso de {{name}}',
  cancel: 'Cancelar {{name}}',
  retry: 'Tentar {{name}} de novo',
  remove: 'Tirar {{name}} da lista',
  status: {
    waiting: 'espera a sua vez',
    sending: '{{percent}} % enviado',
    done: 'guardado',
    failed: 'não foi guardado: {{message}}',
    cancelled: 'cancelado',
  },
  problems: {
    empty: 'não enviado: está vazio',
    tooLarge: 'não enviado: passa de {{most}}',
    noRoom: 'não enviado: seus arquivos ocupariam mais espaço do que você tem',
    wrongType: 'não enviado: arquivos deste tipo não são aceitos',
  },
};
