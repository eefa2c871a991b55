import { Drawer, type DrawerProps } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PartLoader } from './PartLoader.tsx';

interface Props extends Pick<DrawerProps, 'opened' | 'onClose' | 'title' | 'children'> {
  /** The width in pixels; the full width on a phone. */
  width?: number;
}

/** Keeps the page visible while the panel's texts and code load. */
export function SideDrawer({ width = 480, children, ...drawer }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      position="right"
      size={width}
      closeButtonProps={{ 'aria-label': t('close') }}
      // Mantine's header would be a second banner landmark.
      attributes={{ header: { role: 'presentation' } }}
      {...drawer}
    >
      <Suspense fallback={<PartLoader />}>{children}</Suspense>
    </Drawer>
  );
}
