import type { texts as english } from './events.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { Event: 'evento' },
  synonyms: { Event: 'compromisso reunião' },
  counted: {
    Event_one: '{{number}} evento',
    Event_many: '{{number}} eventos',
    Event_other: '{{number}} eventos',
  },
  fieldsOf: {
    Event: {
      note: 'Anotação',
      title: 'Título',
      start: 'Início',
      end: 'Fim',
      allDay: 'Dia inteiro',
      location: 'Local',
      color: 'Cor',
      customer: 'Cliente',
      recordKind: 'Sobre (tipo)',
      record: 'Sobre',
      startDay: 'Primeiro dia',
      startTime: 'Começa às',
      endDay: 'Último dia',
      endTime: 'Termina às',
      when: 'Quando',
    },
  },
  choicesOf: {
    Event: {
      color: {
        petrol: 'Petróleo',
        green: 'Verde',
        amber: 'Âmbar',
        red: 'Vermelho',
        violet: 'Violeta',
        gray: 'Cinza',
      },
    },
  },
};
