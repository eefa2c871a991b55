import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeSettings } from '../../core/settings.ts';
import { click, fill, press } from '../../testing/forms.ts';
import { renderAt } from '../../testing/renderAt.tsx';

const headings = Array.from({ length: 6 }, (_, index) => `Heading ${index + 1}`);

const example = async (title: string) => within(await screen.findByRole('region', { name: title }));

it('shows the same value as text and as HTML', async () => {
  await renderAt('/forms/editor', { as: 'GUEST' });
  const part = await example('Text and HTML');
  await part.findByRole('heading', { name: 'Opening hours' });
  await act(async () => fireEvent.click(part.getByRole('radio', { name: 'HTML' })));
  await fill('HTML source', '<h2>Fechado</h2>');
  await act(async () => fireEvent.click(part.getByRole('radio', { name: 'Text' })));
  await part.findByRole('heading', { name: 'Fechado', level: 2 });
});

it('has every tool, refuses an address that is none, and puts a picture and a video in by one', async () => {
  await renderAt('/forms/editor', { as: 'GUEST' });
  const part = await example('Full toolbar');
  await part.findByText('Set in another font and size.');
  await part.findByLabelText('Paragraph style');
  const choices = (label: string) =>
    [...part.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  expect(choices('Paragraph style')).toEqual(['Paragraph', ...headings]);
  expect(choices('Font').length).toBeGreaterThan(3);
  expect(choices('Size').length).toBeGreaterThan(3);
  for (const name of ['Bullet list', 'Numbered list', 'Link']) part.getByRole('button', { name });
  await act(async () => fireEvent.click(part.getByRole('button', { name: 'Image' })));
  await fill('Address', 'javascript:alert(1)');
  await press('Insert');
  await screen.findByText('Enter an address that starts with / or https://');
  await fill('Address', '/pictures/products/cap.svg');
  await click('button', 'Insert');
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toContain('/pictures/products/cap.svg');
  await act(async () => fireEvent.click(part.getByRole('button', { name: 'Video' })));
  await fill('Address', '/files/65f0c0ffee65f0c0ffee1234');
  await click('button', 'Insert');
  expect(document.querySelector('video')).not.toBe(null);
});

it('counts what is written, and says how much may be', async () => {
  await renderAt('/forms/editor', { as: 'GUEST', language: 'pt-BR' });
  const part = await example('Limite de caracteres');
  await part.findByText('36 de 140 caracteres');
  part.getByRole('button', { name: 'Negrito' });
});

it('shows its placeholder in the language that is chosen while it is open', async () => {
  await renderAt('/forms/editor', { as: 'GUEST' });
  const editor = await screen.findByRole('textbox', { name: 'Note' });
  const hint = () => editor.querySelector<HTMLElement>('[data-placeholder]')?.dataset.placeholder;
  expect(hint()).toBe('Write a note…');
  await act(async () => changeSettings({ language: 'pt-BR' }));
  await screen.findByRole('textbox', { name: 'Anotação' });
  expect(hint()).toBe('Escreva uma anotação…');
});
