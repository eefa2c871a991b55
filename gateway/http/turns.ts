import { busy } from '../errors/errors.ts';

interface Turns {
  atOnce: number;
  waiting: number;
}

export function taking({ atOnce, waiting }: Turns) {
  const line: (() => void)[] = [];
  let free = atOnce;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve));
    else throw busy();
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
