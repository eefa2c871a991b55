import { useTyped } from './useTyped.ts';

interface Options {
  /** Commits at Enter or when the field is left, instead of while typing. */
  isWhole?: boolean;
}

export function useTypedText(
  value: string,
  onCommit: (text: string) => void,
  { isWhole = false }: Options = {},
) {
  const typing = useTyped(value, onCommit, isWhole ? { pauseMs: Infinity } : {});
  function finish() {
    const text = typing.value.trim();
    if (!isWhole) typing.flush();
    else if (text !== value) typing.commit(text);
  }
  return {
    value: typing.value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      typing.change(currentTarget.value),
    onKeyDown({ key }: { key: string }) {
      if (key === 'Enter') finish();
    },
    onBlur() {
      finish();
      typing.reset();
    },
  };
}
