import { Anchor, Group, Kbd, Switch, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Kbd.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Switch.css';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { shownKeys } from '../../core/keys.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { useSession } from '../../core/session.ts';
import { changeSettings, useSettings } from '../../core/settings.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { pagesFor } from '../navigation.ts';
import type { PanelProps } from '../panelProps.ts';
import { allKeys, capOf, type KeyRow, type KeyRows } from './keyRows.ts';
import styles from './KeySheet.module.css';

type Words = (key: string, values?: { defaultValue: string }) => string;

/** Shows the keys of the screen below, and turns single keys on and off. */
export function KeySheet({ opened, onClose }: PanelProps) {
  const { t } = useTranslation('shell');
  return (
    <PlainDialog isOpen={opened} onClose={onClose} size="lg" title={t('keyboardShortcuts')}>
      <Sheet />
    </PlainDialog>
  );
}

function Sheet() {
  const { t } = useTranslation(['keys', 'shell']);
  const { singleKeys } = useSettings();
  const isOn = singleKeys === 'on';
  return (
    <>
      <div className={styles.groups}>
        {useShownRows().map(({ group, rows }) => (
          <section key={group} className={styles.group} aria-labelledby={`keys-${group}`}>
            <Title order={3} size="h6" id={`keys-${group}`}>
              {t(`groups.${group}`)}
            </Title>
            <dl className={styles.keys}>
              {rows.map((row) => (
                <div key={row.words}>
                  <dt>
                    <Caps {...row} />
                  </dt>
                  <dd>{(t as unknown as Words)(row.words)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Group justify="space-between" mt="md">
        <Switch
          label={t('on')}
          description={isOn ? undefined : t('off')}
          checked={isOn}
          onChange={() => changeSettings({ singleKeys: isOn ? 'off' : 'on' })}
        />
        <Anchor href="/docs/keyboard" target="_blank" size="sm">
          {t('guide')}
        </Anchor>
      </Group>
    </>
  );
}

function Caps({ keys, isSequence = false }: Pick<KeyRow, 'keys' | 'isSequence'>) {
  const { t } = useTranslation('keys');
  const say = t as unknown as Words;
  const isMac = /Mac|iP/.test(navigator.platform);
  return keys.map((key, place) => (
    <Fragment key={key}>
      {place > 0 && isSequence ? (
        <Text span size="xs" c="dimmed">
          {` ${t('then')} `}
        </Text>
      ) : null}
      <Kbd>{key === 'Ctrl' && isMac ? '⌘' : say(`names.${key}`, { defaultValue: capOf(key) })}</Kbd>
    </Fragment>
  ));
}

/** Returns the keys that do something on the shown screen, for the user's role. */
function useShownRows(): KeyRows[] {
  const { user } = useSession();
  const isEditor = useIsInGroup('editor');
  const { singleKeys } = useSettings();
  const pages = pagesFor(user?.role).map(({ label }) => `shell:${label}`);
  const shown = shownKeys();
  const isHandled = (group: string, action: string) =>
    shown.some((each) => each.group === group && each.handlers[action]);
  return allKeys()
    .map(({ group, rows }) => ({
      group,
      rows: rows.filter(({ action, isForEditors, words }) => {
        if (group === 'goTo') return singleKeys === 'on' && pages.includes(words);
        if (action) return singleKeys === 'on' && isHandled(group, action);
        const isShown = group === 'everywhere' || shown.some((each) => isActive(each, group));
        return isShown && (isEditor || !isForEditors);
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}

const isActive = (each: ReturnType<typeof shownKeys>[number], group: string) =>
  each.group === group && Object.values(each.handlers).some(Boolean);
