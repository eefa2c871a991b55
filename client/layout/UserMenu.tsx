import { useMutation } from '@apollo/client/react';
import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { forgetClient } from '../app/apollo.ts';
import { paths } from '../app/paths.ts';
import { session, useSession } from '../app/session.ts';
import { SignOutDocument } from './UserMenu.generated.ts';

export function UserMenu() {
  const { t } = useTranslation(['shell', 'common']);
  const { user } = useSession();
  const [signOut] = useMutation(SignOutDocument, { variables: { input: {} } });
  const navigate = useNavigate();

  /** This browser forgets the token even when the gateway cannot be told. */
  async function leave() {
    await signOut().catch(() => undefined);
    session.leave();
    forgetClient();
    await navigate(paths.login);
  }

  if (!user) return null;
  return (
    <Menu position="bottom-end" width={220} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton>
          <Avatar name={user.name} color="petrol" src={user.avatar} alt="" />
          <VisuallyHidden>{t('userMenu', { name: user.name })}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text fw={600} size="sm" component="div">
            {user.name}
          </Text>
          <Text size="xs" c="dimmed" component="div">
            {t(`common:roles.${user.role}`)} · {user.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => void leave()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
