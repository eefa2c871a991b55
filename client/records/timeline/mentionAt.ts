const TYPED = /(?:^|[^\p{L}\p{N}])@((?!\s)[^@\n]{0,40})$/u;

interface TypedMention {
  /** The place of the `@`. */
  from: number;
  typed: string;
}

/** Returns the mention that is typed at the caret, if there is one. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const typed = TYPED.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? undefined : { from: caret - typed.length - 1, typed };
}
