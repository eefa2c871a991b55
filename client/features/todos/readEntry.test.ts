import { expect, it, test } from 'vitest';
import { readEntry } from './readEntry.ts';

/** This day is a Friday. */
const today = '2026-11-27';

const read = (text: string, language: 'en' | 'pt-BR', kept: string[] = []) => {
  const { title, parts } = readEntry(text, { language, today, kept });
  return [
    title,
    ...parts.map((part) =>
      part.kind === 'due'
        ? [part.day, part.time].filter(Boolean).join(' ')
        : part.kind === 'tag'
          ? `#${part.name}`
          : part.kind,
    ),
  ].join(' | ');
};

test.each([
  [
    'Ligar para Ana amanhã 9h #vendas !alta',
    'Ligar para Ana | 2026-11-28 09:00 | #vendas | important',
  ],
  ['amanha ligar para Ana', 'ligar para Ana | 2026-11-28'],
  ['Pagar o aluguel até depois de amanhã', 'Pagar o aluguel | 2026-11-29'],
  ['Reunião na sexta', 'Reunião | 2026-12-04'],
  ['Reunião na segunda-feira às 14:30', 'Reunião | 2026-11-30 14:30'],
  ['Reunião terça que vem', 'Reunião | 2026-12-01'],
  ['Enviar proposta em 3 dias', 'Enviar proposta | 2026-11-30'],
  ['Enviar proposta daqui a 2 semanas', 'Enviar proposta | 2026-12-11'],
  ['Fechar o mês semana que vem', 'Fechar o mês | 2026-11-30'],
  ['Imposto dia 5', 'Imposto | 2026-12-05'],
  ['Imposto até o dia 31', 'Imposto | 2026-12-31'],
  ['Presente 24/12', 'Presente | 2026-12-24'],
  ['Presente 24/12/27', 'Presente | 2027-12-24'],
  ['Férias 5/1', 'Férias | 2027-01-05'],
  ['Férias 24 de dezembro de 2027', 'Férias | 2027-12-24'],
  ['Férias em 1º de março', 'Férias | 2027-03-01'],
  ['Contrato 2027-02-01', 'Contrato | 2027-02-01'],
  ['amanhã às 9h30 ligar para Ana', 'ligar para Ana | 2026-11-28 09:30'],
  ['Ligar para Ana 9h amanhã', 'Ligar para Ana | 2026-11-28 09:00'],
  ['Pagar parcela 10/12 até 10/12', 'Pagar parcela 10/12 | 2026-12-10'],
  ['Ligar 9h', 'Ligar 9h'],
  ['Entregar dia 3/12', 'Entregar | 2026-12-03'],
  ['Pagar dia 10 de dezembro', 'Pagar | 2026-12-10'],
  ['Pagar a quarta parcela na sexta', 'Pagar a quarta parcela | 2026-12-04'],
  ['Ligar para Ana, amanhã.', 'Ligar para Ana | 2026-11-28'],
  ['Amanhã, ligar para Ana', 'ligar para Ana | 2026-11-28'],
  ['Reunião sexta, 14h', 'Reunião | 2026-12-04 14:00'],
  ['Reunião amanhã ao meio-dia', 'Reunião | 2026-11-28 12:00'],
  ['Reunião das 9h às 10h amanhã', 'Reunião das 9h às 10h | 2026-11-28'],
  ['Alarme 25h amanhã', 'Alarme 25h | 2026-11-28'],
  ['Segunda-feira ligar para Ana', 'ligar para Ana | 2026-11-30'],
  ['Na segunda ligar para Ana', 'ligar para Ana | 2026-11-30'],
  ['Segunda 9h ligar para Ana', 'ligar para Ana | 2026-11-30 09:00'],
  ['Segunda, ligar para Ana', 'ligar para Ana | 2026-11-30'],
])('pt-BR: %s', (text, expected) => {
  expect(read(text, 'pt-BR')).toBe(expected);
});

test.each([
  ['Call Ana tomorrow at 9:30 pm #sales !', 'Call Ana | 2026-11-28 21:30 | #sales | important'],
  ['today: nothing', 'today: nothing'],
  ['Pay rent by the 1st', 'Pay rent | 2026-12-01'],
  ['Pay rent on Friday', 'Pay rent | 2026-12-04'],
  ['Pay rent in 2 weeks', 'Pay rent | 2026-12-11'],
  ['Pay rent next week', 'Pay rent | 2026-11-30'],
  ['Presents 12/24', 'Presents | 2026-12-24'],
  ['Presents Dec 24th', 'Presents | 2026-12-24'],
  ['Presents 24 December 2027', 'Presents | 2027-12-24'],
  ['Leap 29 Feb', 'Leap | 2028-02-29'],
  ['Read *', 'Read | starred'],
  ['Call Ana tomorrow 9h', 'Call Ana | 2026-11-28 09:00'],
  ['Pay the installment on 12/10', 'Pay the installment | 2026-12-10'],
  ['Call Ana Friday', 'Call Ana | 2026-12-04'],
  ['Send the weekly report tomorrow', 'Send the weekly report | 2026-11-28'],
  ['Thank everyone on Friday 5pm', 'Thank everyone | 2026-12-04 17:00'],
  ['Call Ana, tomorrow!', 'Call Ana | 2026-11-28'],
  ['Tomorrow, call Ana', 'call Ana | 2026-11-28'],
  ['Meet Friday, 2pm', 'Meet | 2026-12-04 14:00'],
  ['Meet Friday at noon', 'Meet | 2026-12-04 12:00'],
  ['Meet 9am - 10am tomorrow', 'Meet 9am - 10am | 2026-11-28'],
  ['Night shift tomorrow 25:00', 'Night shift tomorrow 25:00'],
  ['Wash the Monday shirts Friday', 'Wash the Monday shirts | 2026-12-04'],
])('en: %s', (text, expected) => {
  expect(read(text, 'en')).toBe(expected);
});

test.each([
  'Pedir a segunda via da fatura ao banco',
  'Cobrar a fatura #12',
  'Comprar 30/02',
  'amanhã',
  '#vendas !',
  'Dia 32',
  'Levar o carro ao mar',
  'Pagar parcela 10/12',
  'Parcela 12/11 do carro 11/12',
  'Reunião toda segunda',
  'Reunião todas as segundas-feiras às 9h',
  'Pagar o aluguel todo dia 5',
  'Plantão de segunda a sexta',
  'Plantão segunda e quarta',
  'Quarta parcela',
  'Segunda via da fatura',
  'Terça parte',
  'Missa de domingo',
  'Feira de sexta',
  'Sexta-feira 13',
  'Suporte 24/7',
  'Pagar mensalmente dia 5',
  'Fechar o caixa semanalmente na segunda',
  'Reunião quinzenal segunda',
])('pt-BR: %s is a title as it is', (text) => {
  expect(read(text, 'pt-BR')).toBe(text);
});

test.each([
  'Plan the monday meeting for Ana',
  'March with Ana 3 times',
  'tomorrow',
  'I may 5x',
  'Read Black Friday',
  'Prepare Cyber Monday',
  'Standup every Monday',
  'Standup every Monday 9h',
  'Backup every 2 weeks on Friday',
  'Pay installment 12/24',
  'Step 3/4',
  'Open Monday to Friday',
  'Pay weekly on Friday',
  'Pay monthly on the 1st',
  'Pay biweekly Friday',
])('en: %s is a title as it is', (text) => {
  expect(read(text, 'en')).toBe(text);
});

it('keeps the words that were asked to stay', () => {
  expect(read('Ver o filme Amanhã #cinema', 'pt-BR', ['Amanhã', '#cinema'])).toBe(
    'Ver o filme Amanhã #cinema',
  );
  expect(read('Ler Depois de amanhã 9h', 'pt-BR', ['Depois de amanhã 9h'])).toBe(
    'Ler Depois de amanhã 9h',
  );
});
