import { describe, expect, it } from 'vitest';
import {
  bareDocument,
  documentProblem,
  withCheckDigits,
  writtenDocument,
} from './documents.rules.ts';

const NO_CPF = 'Enter a valid CPF';
const NO_CNPJ = 'Enter a valid CNPJ';

describe('a document', () => {
  it.each([
    ['person', '123.456.789-09', undefined],
    ['person', '12345678909', undefined],
    ['person', ' 529 982 247 25 ', undefined],
    ['person', '111.444.777-35', undefined],
    ['person', '529.982.247‑25\u200b', undefined],
    ['person', '５２９.９８２.２４７－２５', undefined],
    ['company', '11.222.333/0001–81', undefined],
    ['person', '000.000.001-91', undefined],
    ['person', '123.456.789-00', NO_CPF],
    ['person', '123.456.789-19', NO_CPF],
    ['person', '123.456.798-09', NO_CPF],
    ['person', '111.111.111-11', NO_CPF],
    ['person', '000.000.000-00', NO_CPF],
    ['person', '999.999.999-99', NO_CPF],
    ['person', '1234567890', NO_CPF],
    ['person', '123456789090', NO_CPF],
    ['person', '1234567890A', NO_CPF],
    ['person', '11.222.333/0001-81', NO_CPF],
    ['person', '', NO_CPF],
    ['company', '11.222.333/0001-81', undefined],
    ['company', '11222333000181', undefined],
    ['company', '12.ABC.345/01DE-35', undefined],
    ['company', '12abc34501de35', undefined],
    ['company', '12.ABC.345/01DE-36', NO_CNPJ],
    ['company', '12.ABD.345/01DE-35', NO_CNPJ],
    ['company', '12.ABC.345/01DE-3A', NO_CNPJ],
    ['company', '12.ÁBC.345/01DE-35', NO_CNPJ],
    ['company', '11.222.333/0001-80', NO_CNPJ],
    ['company', '11.222.333/0001-91', NO_CNPJ],
    ['company', '00.000.000/0000-00', NO_CNPJ],
    ['company', '11.111.111/1111-11', NO_CNPJ],
    ['company', '1122233300018', NO_CNPJ],
    ['company', '123.456.789-09', NO_CNPJ],
    ['company', "11222333000181' or 1=1", NO_CNPJ],
  ] as const)('of a %s written %s: %s', (kind, text, problem) => {
    expect(documentProblem(kind, bareDocument(text))).toEqual(problem);
  });

  it.each([
    ['person', '529982247', '52998224725'],
    ['person', '000000001', '00000000191'],
    ['company', '112223330001', '11222333000181'],
    ['company', '12ABC34501DE', '12ABC34501DE35'],
  ] as const)('of a %s that begins with %s is %s', (kind, start, document) => {
    expect(withCheckDigits(kind, start)).toEqual(document);
  });

  it.each([
    ['12345678909', '123.456.789-09'],
    ['11222333000181', '11.222.333/0001-81'],
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ])('%s is written %s', (document, written) => {
    expect(writtenDocument(document)).toEqual(written);
    expect(bareDocument(written)).toEqual(document);
  });
});
