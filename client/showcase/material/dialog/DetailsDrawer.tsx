import { Button, DataList, Drawer } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/DataList.css';

export function DetailsDrawer() {
  const { t } = useTranslation('material-dialog', { keyPrefix: 'examples.DetailsDrawer' });
  const [isOpen, { open, close }] = useDisclosure();
  const isPhone = useMediaQuery('(max-width: 48em)');
  const rows = [
    [t('buyer'), 'Casa do Mel'],
    [t('status'), t('packed')],
    [t('goods'), t('list')],
  ];
  return (
    <>
      <Button variant="light" onClick={open}>
        {t('open')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="right"
        size={isPhone ? '100%' : 'sm'}
        title={t('heading')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <DataList orientation="vertical">
          {rows.map(([label, value]) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList>
      </Drawer>
    </>
  );
}
