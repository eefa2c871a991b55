import { useListLook } from './useListLook.ts';

/** How close the rows of a list stand; the first one is usual and not named in the URL. */
export const densities = ['comfortable', 'compact'] as const;

export type Density = (typeof densities)[number];

export function useListDensity() {
  const { look, changeLook } = useListLook();
  const [usual] = densities;
  return {
    density: densities.find((each) => each === look.density) ?? usual,
    setDensity: (density: string) =>
      changeLook({ density: density === usual ? undefined : density }),
  };
}
