import { Drawer, type DrawerProps } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PartLoader } from './PartLoader.tsx';

interface Props extends Pick<DrawerProps, 'opened' | 'onClose' | 'title' | 'children'> {
  /** In pixels; a phone gives all it has. */
  width?: number;
}

/** A panel at the right, over the page, which stays as it is while the panel's words and code are on the way. */
export function SideDrawer({ width = 480, children, ...drawer }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      position="right"
      size={width}
      closeButtonProps={{ 'aria-label': t('close') }}
      // Its head is no banner beside the page's own.
      attributes={{ header: { role: 'presentation' } }}
      {...drawer}
    >
      <Suspense fallback={<PartLoader />}>{children}</Suspense>
    </Drawer>
  );
}
