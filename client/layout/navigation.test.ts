import i18next from 'i18next';
import { expect, it } from 'vitest';
import { startTexts } from '../core/i18n/texts.ts';
import { withContractScreens } from '../testing/contractScreens.ts';
import { pagesFor } from './navigation.ts';

withContractScreens();

it("a kind without screens of its own has the catalogue's name, else the one of the SDL", async () => {
  await startTexts('pt-BR');
  const label = () => pagesFor('GUEST').find(({ path }) => path === '/records/contracts')?.label;
  expect(label()).toBe('Contracts');
  i18next.addResource('pt-BR', 'records', 'lists.Contract', 'contratos de aluguel');
  expect(label()).toBe('Contratos de aluguel');
});
