import { Anchor, Group, Text, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.css';
import {
  type Icon,
  IconArrowBackUp,
  IconFileImport,
  IconFlame,
  IconKey,
  IconLink,
  IconLogin2,
  IconLogout,
  IconMail,
  IconPencil,
  IconPlus,
  IconShieldLock,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import type { ActivityEntry_ActivityFragment } from './ActivityEntry.generated.ts';
import styles from './ActivityEntry.module.css';
import { useActivityWords } from './useActivityWords.ts';

const icons: Record<ActivityEntry_ActivityFragment['action'], Icon> = {
  created: IconPlus,
  updated: IconPencil,
  deleted: IconTrash,
  imported: IconFileImport,
  emailed: IconMail,
  restored: IconArrowBackUp,
  purged: IconFlame,
  anonymized: IconUserOff,
  signedIn: IconLogin2,
  signedOut: IconLogout,
  passwordReset: IconKey,
  secondFactorChanged: IconShieldLock,
  identityChanged: IconLink,
};

const ofOneself: readonly ActivityEntry_ActivityFragment['action'][] = ['signedIn', 'signedOut'];

interface Props {
  activity: ActivityEntry_ActivityFragment;
  link?: string | undefined;
  /** Whether the record's name is shown; false on its own page. */
  isNamed?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

export function ActivityEntry({ activity, link, isNamed = true, actions, children }: Props) {
  const { action, at, by } = activity;
  const words = useActivityWords();
  const { before, name, after } = words.objectOf(activity);
  const isWhole = isNamed || words.isOfSeveral(activity);
  const ActionIcon = icons[action];
  return (
    <div className={styles.entry}>
      <ThemeIcon variant="light" color="gray" radius="xl" aria-hidden>
        <ActionIcon size={16} />
      </ThemeIcon>
      <div className={styles.text}>
        <Group justify="space-between" gap="xs" mih={28}>
          <Text size="sm" flex="1 1 11rem">
            <Done activity={activity} isNamed={isWhole} />
            {isWhole && !(by && ofOneself.includes(action)) ? (
              <>
                {before}
                {link && name ? (
                  <Anchor component={Link} to={link} underline="always">
                    {name}
                  </Anchor>
                ) : (
                  name
                )}
                {after}
              </>
            ) : null}
            {' · '}
            <RelativeTime moment={at} />
          </Text>
          {actions}
        </Group>
        {children}
      </div>
    </div>
  );
}

function Done({ activity, isNamed }: Required<Pick<Props, 'activity' | 'isNamed'>>) {
  const words = useActivityWords();
  const { by } = activity;
  if (!by) return `${words.verbByNobody(activity)}${isNamed ? ': ' : ' '}`;
  return (
    <>
      <Text span fw={600}>
        {by.name}
      </Text>{' '}
      {words.verb(activity)}{' '}
    </>
  );
}
