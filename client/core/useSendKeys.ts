import { useWindowEvent } from '@mantine/hooks';

/** Ctrl+Enter or Cmd+Enter submits the form that has the focus; with Shift, another new record follows. */
export function useSendKeys(): void {
  useWindowEvent(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      const form = event.target instanceof Element ? event.target.closest('form') : null;
      if (!form) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      const follow = event.shiftKey ? form.querySelector<HTMLElement>('[data-follow]') : null;
      const button = follow ?? form.querySelector<HTMLElement>('[type="submit"]');
      if (button) button.click();
      else form.requestSubmit();
    },
    { capture: true },
  );
}
