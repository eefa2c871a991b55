import { Accordion } from '@mantine/core';
import { IconBuildingStore, IconPlus, IconReceiptTax, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Accordion.css';
import styles from './IconPanels.module.css';

const panels = [
  { key: 'shop', icon: IconBuildingStore },
  { key: 'team', icon: IconUsers },
  { key: 'taxes', icon: IconReceiptTax },
] as const;

export function IconPanels() {
  const { t } = useTranslation('material-expansion-panel', { keyPrefix: 'examples.IconPanels' });
  return (
    <Accordion
      variant="separated"
      order={3}
      classNames={{ chevron: styles.chevron }}
      chevron={<IconPlus size={16} aria-hidden />}
    >
      {panels.map(({ key, icon: Icon }) => (
        <Accordion.Item key={key} value={key}>
          <Accordion.Control icon={<Icon size={20} stroke={1.75} aria-hidden />}>
            {t(`${key}.title`)}
          </Accordion.Control>
          <Accordion.Panel>{t(`${key}.text`)}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
