import { Drawer, type DrawerProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface Props extends Pick<DrawerProps, 'opened' | 'onClose' | 'title' | 'children'> {
  /** In pixels; a phone gives all it has. */
  width?: number;
}

/** A panel at the right, over the page. */
export function SideDrawer({ width = 480, ...drawer }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      position="right"
      size={width}
      closeButtonProps={{ 'aria-label': t('close') }}
      // Its head is no banner beside the page's own.
      attributes={{ header: { role: 'presentation' } }}
      {...drawer}
    />
  );
}
