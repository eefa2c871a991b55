import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import type { Icon } from '@tabler/icons-react';
import { setAll, useAddressParams } from './useAddressParams.ts';
import styles from './ViewSwitch.module.css';

interface Props<View extends string> {
  label: string;
  views: readonly { value: View; label: string; icon: Icon }[];
  /** The key in the URL; not `view` on pages with saved views, which use it. */
  name?: string;
  /** The view of an address that names none; the first one unless given. */
  usual?: View;
}

export function ViewSwitch<View extends string>({
  label,
  views,
  name = 'view',
  usual = views[0]!.value,
}: Props<View>) {
  const [parameters, change] = useAddressParams();
  const choose = (view: string) =>
    change((next) => setAll(next, { [name]: view === usual ? undefined : view }));
  return (
    <SegmentedControl
      aria-label={label}
      value={views.find(({ value }) => value === parameters.get(name))?.value ?? usual}
      onChange={choose}
      data={views.map(({ value, label: text, icon: ViewIcon }) => ({
        value,
        label: (
          <span className={styles.view}>
            <ViewIcon size={16} aria-hidden />
            <span>{text}</span>
          </span>
        ),
      }))}
    />
  );
}

/** Returns the view in the address; the first one for an unknown name. */
export function viewIn<View extends string>(
  parameters: URLSearchParams,
  views: readonly View[],
  name = 'view',
): View {
  return views.find((view) => view === parameters.get(name)) ?? views[0]!;
}
