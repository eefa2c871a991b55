import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['dates.common']> = {
  date: {
    hint: 'dd/mm/aaaa',
    open: 'Abrir calendário',
    notADay: 'Digite uma data, como {{example}}',
    notATime: 'Digite um horário, como {{example}}',
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
    previousYear: 'Ano anterior',
    nextYear: 'Próximo ano',
    previousDecade: 'Dez anos anteriores',
    nextDecade: 'Próximos dez anos',
    chooseMonth: 'Escolher mês',
    chooseYear: 'Escolher ano',
  },
};
