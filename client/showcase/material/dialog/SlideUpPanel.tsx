import { Button, Drawer, SimpleGrid } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLink, IconMail, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../core/notify.tsx';
import styles from './SlideUpPanel.module.css';

const ways = [
  { key: 'link', icon: IconLink },
  { key: 'mail', icon: IconMail },
  { key: 'print', icon: IconPrinter },
] as const;

export function SlideUpPanel() {
  const { t } = useTranslation('material-dialog', { keyPrefix: 'examples.SlideUpPanel' });
  const [isOpen, { open, close }] = useDisclosure();

  function choose(way: (typeof ways)[number]['key']) {
    close();
    notify(t('done', { way: t(way) }));
  }

  return (
    <>
      <Button variant="default" onClick={open}>
        {t('open')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        title={t('heading')}
        classNames={{ content: styles.panel }}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          {ways.map(({ key, icon: Icon }) => (
            <Button
              key={key}
              variant="light"
              size="md"
              leftSection={<Icon size={20} aria-hidden />}
              onClick={() => choose(key)}
            >
              {t(key)}
            </Button>
          ))}
        </SimpleGrid>
      </Drawer>
    </>
  );
}
