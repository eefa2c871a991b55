import { afterEach, expect, it } from 'vitest';
import { keepClearOfActions } from './keepClearOfActions.ts';

afterEach(() => document.body.replaceChildren());

function stand(html: string, box: { left: number; top: number; width: number; height: number }) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const element = root.querySelector<HTMLElement>('[data-here]')!;
  element.getBoundingClientRect = () => new DOMRect(box.left, box.top, box.width, box.height);
  return element;
}

it.each([
  ['<form><button type="submit" data-here></button></form>', 708],
  ['<a data-variant="filled" data-here></a>', 708],
  ['<form><button type="button" data-variant="light" data-here></button></form>', 708],
  ['<button type="button" data-variant="light" data-here></button>', 752],
  ['<form><button type="button" data-variant="default" data-here></button></form>', 752],
])('a message beside %s ends at %d', (action, bottom) => {
  stand(action, { left: 1200, top: 716, width: 120, height: 30 });
  const area = stand('<div id="area" data-here></div>', {
    ...{ left: 1000, top: 684, width: 424, height: 68 },
  });
  keepClearOfActions('#area');
  expect(window.innerHeight - parseFloat(area.style.bottom)).toBe(bottom);
});
