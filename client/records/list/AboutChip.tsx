import { Suspense } from 'react';
import { aboutIn } from '../../core/about.ts';
import { lazyPart } from '../../core/lazyPart.ts';
import { useAddressParams } from '../../ui/useAddressParams.ts';

const ListedAbout = lazyPart(async () => (await import('./ListedAbout.tsx')).ListedAbout);

/** Shows the record that the address restricts a list to. */
export function AboutChip() {
  const [parameters] = useAddressParams();
  const about = aboutIn(parameters);
  return about ? (
    <Suspense>
      <ListedAbout about={about} />
    </Suspense>
  ) : null;
}
