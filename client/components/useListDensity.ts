import { useListParams } from './useListParams.ts';

/** How close the rows of a list stand; the first one is usual and not named in the URL. */
export const densities = ['comfortable', 'compact'] as const;

export type Density = (typeof densities)[number];

export function useListDensity() {
  const { get, arrange } = useListParams();
  const [usual] = densities;
  return {
    density: densities.find((each) => each === get('density')) ?? usual,
    setDensity: (density: string) => arrange({ density: density === usual ? undefined : density }),
  };
}
