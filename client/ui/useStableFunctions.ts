import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Record<string, (...values: never[]) => unknown>;

/** Returns always the same object, whose functions call the last ones given: for parts that are memoized. */
export function useStableFunctions<Given extends Functions>(functions: Given): Given {
  const last = useRef(functions);
  useLayoutEffect(() => {
    last.current = functions;
  });
  const [stable] = useState(() => {
    const names = Object.keys(functions);
    const call =
      (name: string) =>
      (...values: never[]) =>
        last.current[name]!(...values);
    return Object.fromEntries(names.map((name) => [name, call(name)])) as Given;
  });
  return stable;
}
