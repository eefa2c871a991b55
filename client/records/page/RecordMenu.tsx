import { ActionIcon, Menu } from '@mantine/core';
import { type Icon, IconDots, IconPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useListOrigin } from '../../core/listOrigin.ts';
import { usePageAction } from '../../ui/pageActions.ts';
import { usePinOfPage } from '../../ui/pageActions.ts';

const order = ['edit', 'duplicate', 'download', 'print', 'other', 'pin', 'delete'] as const;

/** An action on a record, besides its primary one. */
export interface RecordAction {
  as: (typeof order)[number];
  label: string;
  icon: Icon;
  /** The path that the action links to; without one it runs. */
  to?: string;
  run?: () => unknown;
}

/** Shows the actions in the same order on every page; the palette offers each of them, too. */
export function RecordMenu({ actions }: { actions: readonly (RecordAction | undefined)[] }) {
  const { t } = useTranslation(['screens', 'shell']);
  const { isPinned, toggle } = usePinOfPage();
  const pin: RecordAction = {
    as: 'pin',
    label: t(isPinned ? 'shell:actions.unpin' : 'shell:actions.pin'),
    icon: IconPin,
    run: toggle,
  };
  const ordered = order.flatMap((as) => [...actions, pin].filter((action) => action?.as === as));
  return (
    <>
      {ordered.map((action) => action && <Offered key={action.label} action={action} />)}
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more')}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {ordered.map((action) => action && <Item key={action.label} action={action} />)}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

function Offered({ action: { as, label, icon, to, run } }: { action: RecordAction }) {
  const navigate = useNavigate();
  const { state } = useListOrigin();
  const open = () => void (to ? navigate(to, { state }) : run?.());
  usePageAction({ label, icon, run: open }, as === 'edit' ? as : undefined);
  return null;
}

function Item({ action: { as, label, icon: Icon, to, run } }: { action: RecordAction }) {
  const { state } = useListOrigin();
  const look = {
    leftSection: <Icon size={16} aria-hidden />,
    ...(as === 'delete' && { color: 'red' }),
  };
  if (to === undefined) {
    return (
      <Menu.Item {...look} onClick={() => void run?.()}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...look} component={Link} to={to} state={state}>
      {label}
    </Menu.Item>
  );
}
