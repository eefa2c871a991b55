import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill, press, valueOf } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const example = async (title: string) => within(await screen.findByRole('region', { name: title }));

it('says what is wrong where it is wrong, and sends what is right', async () => {
  await renderAt('/forms/basic', { as: 'GUEST' });
  const part = await example('Validation messages');
  await press('Send message');
  expect(part.getAllByText('this field is required')).toHaveLength(2);
  await fill(/^Name/, 'Rita');
  await fill(/^Email/, 'rita@');
  await fill(/^Message/, 'Uma pergunta sobre o frete');
  await press('Send message');
  part.getByText('email is not valid');
  await fill(/^Email/, 'rita@loja.test');
  await press('Send message');
  await screen.findByText(/Thank you, Rita/);
});

it('puts a pasted number right and checks its digits', async () => {
  await renderAt('/forms/basic', { as: 'GUEST' });
  const part = await example('Masked inputs');
  await fill('CPF', '52998224726');
  expect(valueOf('CPF')).toBe('529.982.247-26');
  await act(async () => fireEvent.blur(part.getByLabelText('CPF')));
  part.getByText('Enter a valid CPF');
});

it('lists what is missing, leads to it, and offers the towns of the state', async () => {
  await renderAt('/forms/basic', { as: 'GUEST' });
  const part = await example('Sections with error summary');
  await press('Save supplier');
  part.getByText('6 fields are missing');
  await press('Street and number is required');
  expect(document.activeElement).toBe(part.getByLabelText(/Street and number/));
  await fill('State', 'BA');
  expect(valueOf('City')).toBe('Feira de Santana');
});
