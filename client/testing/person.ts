import { fireEvent, getConfig } from '@testing-library/react';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Hands {
  msBetweenKeys: number;
  /** Types over all that stands in the field. */
  isReplacing?: boolean;
}

/**
 * Focuses a field and presses one key after another at its end; what the page does in between is done. A letter
 * that the page refuses by `preventDefault` is not entered.
 */
export async function typeLikeAPerson(
  field: Field,
  text: string,
  { msBetweenKeys, isReplacing = false }: Hands,
): Promise<void> {
  fireEvent.focus(field);
  field.focus();
  if (isReplacing && field.value) fireEvent.change(field, { target: { value: '' } });
  for (const key of text) {
    if (fireEvent.keyDown(field, { key })) {
      fireEvent.change(field, { target: { value: field.value + key } });
    }
    fireEvent.keyUp(field, { key });
    await passTime(msBetweenKeys);
  }
}

/** Presses what each finds, one after another, however late the page's answers are. */
export async function pressLikeAPerson(
  targets: readonly (() => HTMLElement)[],
  { msBetween }: { msBetween: number },
): Promise<void> {
  for (const find of targets) {
    fireEvent.click(find());
    await passTime(msBetween);
  }
}

export function pressEnter(field: Field): void {
  const button = field.form!.querySelector<HTMLButtonElement>('[type=submit]');
  if (fireEvent.keyDown(field, { key: 'Enter' }) && !button?.disabled)
    fireEvent.submit(field.form!);
}

export function leave(field: Field): void {
  if (document.activeElement === field) field.blur();
  else fireEvent.blur(field);
}

/** Delays each answer by `ms`; for `network` of `renderAt`. */
export const lateNetwork =
  (ms: number) =>
  (send: typeof fetch): typeof fetch =>
  async (...request) => {
    const answer = await send(...request);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return answer;
  };

export function heldNetwork(operation: string) {
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  const network =
    (send: typeof fetch): typeof fetch =>
    async (input, init) => {
      const isHeld = typeof init?.body === 'string' && init.body.includes(`"${operation}"`);
      if (isHeld) await free;
      return send(input, init);
    };
  return { network, release };
}

/** Returns a network that answers as usual until it is held; requests sent then are answered once it is let go. */
export function laterHeldNetwork() {
  let release = () => {};
  let free = Promise.resolve();
  const network =
    (send: typeof fetch): typeof fetch =>
    async (...request) => {
      await free;
      return send(...request);
    };
  const hold = () => void (free = new Promise((resolve) => (release = resolve)));
  return { network, hold, release: () => release() };
}

/** Gives the page time for itself: React renders as it does for people, not when a test asks. */
const passTime = (ms: number) =>
  getConfig().asyncWrapper(() => new Promise((resolve) => setTimeout(resolve, ms)));
