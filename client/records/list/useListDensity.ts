import { useListLook } from './useListLook.ts';

/** The first is the default, which the URL omits. */
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
