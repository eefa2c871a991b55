/**
 * Returns an iterator of what is pushed until it is left, which ends it at once. Values that wait for a reader are
 * joined; an error of `join` ends it.
 */
export function pushed<Value>(
  start: (push: (value: Value) => void) => Promise<() => void>,
  join: (waiting: Value, next: Value) => Value,
): AsyncIterableIterator<Value> {
  let waiting: { value: Value } | undefined;
  let failure: { error: unknown } | undefined;
  let isLeft = false;
  let wake: (() => void) | undefined;

  function push(value: Value): void {
    try {
      waiting = { value: waiting ? join(waiting.value, value) : value };
    } catch (error) {
      failure = { error };
    }
    wake?.();
  }

  const started = start(push);

  async function leave(): Promise<IteratorResult<Value>> {
    isLeft = true;
    wake?.();
    (await started)();
    return { done: true, value: undefined };
  }

  return {
    async next() {
      await started;
      while (!waiting && !failure && !isLeft) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
      if (isLeft) return { done: true, value: undefined };
      if (failure) {
        await leave();
        throw failure.error;
      }
      const { value } = waiting!;
      waiting = undefined;
      return { done: false, value };
    },
    return: leave,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
