import { ActionIcon, Badge, Button, Group, Menu } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkPlus,
  IconDeviceFloppy,
  IconHome,
  IconPencil,
  IconPin,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../core/lazyPart.ts';
import { useViewCounts } from '../list/useViewCounts.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import styles from './SavedViews.module.css';
import { usePinOfPage } from '../../ui/pageActions.ts';
import { useHiddenTabs } from './useHiddenTabs.ts';
import { useSavedViews, useViewChanges } from './useSavedViews.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import { ViewCount, type ViewTab, ViewTabs } from './ViewTabs.tsx';
import { viewAddress } from './viewAddress.ts';
import type { SavedView } from './viewChanges.ts';

const ViewForm = lazyPart(async () => (await import('./ViewForm.tsx')).ViewForm);
const EditViewForm = lazyPart(async () => (await import('./ViewForm.tsx')).EditViewForm);

type Views = ReturnType<typeof useSavedViews>;
type Changes = ReturnType<typeof useViewChanges>;

interface Props {
  /** The name of the list under which the gateway stores its views. */
  list: string;
  /** Returns the filter in the list's URL; without it the views show no counts. */
  filterIn?: (parameters: URLSearchParams) => object;
}

/** A list's saved views as tabs, with the actions on the open one. */
export function SavedViews({ list, filterIn }: Props) {
  const { t } = useTranslation('views');
  const views = useSavedViews(list);
  const changes = useViewChanges(views);
  const [dialog, setDialog] = useState<'save' | 'edit'>();
  const closeDialog = () => setDialog(undefined);
  const { current, isChanged } = views;
  const name = current?.name ?? t('all');
  const shown = isChanged ? t('changed', { name }) : name;
  const { tabs, isCounted } = useTabs(views, filterIn);
  const place = tabs.findIndex(({ isCurrent }) => isCurrent);
  const { bar, hidden } = useHiddenTabs(tabs.length, place);
  const others = hidden.flatMap((each) => tabs[each] ?? []);
  const more = others.length > 0 ? `+${others.length}` : '';
  return (
    <>
      <Group gap={4} wrap="nowrap" flex={1} miw={0} data-not-printed>
        <ViewTabs {...{ bar, tabs, hidden, isCounted }} />
        {isChanged && current ? (
          <ChangedView view={current} query={views.query} update={changes.update} />
        ) : null}
        <Menu position="bottom-start" width={260} shadow="md">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              fz="xs"
              // As wide for any number, since the room for the tabs depends on it.
              miw={more ? 56 : undefined}
              aria-label={[t('view', { name: shown }), more].join(' ').trim()}
            >
              <IconBookmark size={16} aria-hidden />
              {more}
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown className={styles.choices} mah="70dvh">
            {others.map(({ name, address, view, count }) => (
              <Menu.Item
                key={view?.id ?? ''}
                component={Link}
                to={address}
                rightSection={isCounted ? <ViewCount count={count} /> : null}
              >
                {name}
              </Menu.Item>
            ))}
            {others.length > 0 ? <Menu.Divider /> : null}
            <ViewActions views={views} changes={changes} onDialog={setDialog} />
          </Menu.Dropdown>
        </Menu>
      </Group>
      <PlainDialog isOpen={dialog === 'save'} onClose={closeDialog} title={t('saveTitle')}>
        <Suspense fallback={<PartLoader />}>
          <ViewForm onClose={closeDialog} onSubmit={changes.save} />
        </Suspense>
      </PlainDialog>
      {current ? (
        <PlainDialog isOpen={dialog === 'edit'} onClose={closeDialog} title={t('editTitle')}>
          <Suspense fallback={<PartLoader />}>
            <EditViewForm
              list={list}
              id={current.id}
              onClose={closeDialog}
              onSubmit={(values) => changes.update(current, values)}
            />
          </Suspense>
        </PlainDialog>
      ) : null}
    </>
  );
}

function useTabs({ list, views, current, plainAddress }: Views, filterIn: Props['filterIn']) {
  const { t } = useTranslation('views');
  const queries = views.length === 0 ? [] : ['', ...views.map(({ query }) => query)];
  const countOf = useViewCounts(list, queries, filterIn);
  const all = { name: t('all'), address: plainAddress, isCurrent: !current };
  const tabs: ViewTab[] = [
    { ...all, view: undefined, count: countOf('') },
    ...views.map((view) => ({
      name: view.name,
      address: viewAddress(view),
      isCurrent: view === current,
      view,
      count: countOf(view.query),
    })),
  ];
  return { tabs, isCounted: filterIn !== undefined && queries.length > 0 };
}

interface ChangedProps {
  view: SavedView;
  query: string;
  update: Changes['update'];
}

/** Says that the list is no longer as the view has it, and saves it so or goes back to the view. */
function ChangedView({ view, query, update }: ChangedProps) {
  const { t } = useTranslation(['views', 'common']);
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={t('changed', { name: view.name })}>
      <Badge variant="light" color="yellow" className={styles.changed}>
        {t('isChanged')}
      </Badge>
      {view.isOwn ? (
        <Button size="compact-sm" variant="light" onClick={() => void update(view, { query })}>
          {t('common:save')}
        </Button>
      ) : null}
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        component={Link}
        to={viewAddress(view)}
        replace
      >
        {t('reset')}
      </Button>
    </Group>
  );
}

interface ActionsProps {
  views: Views;
  changes: Changes;
  onDialog: (dialog: 'save' | 'edit') => void;
}

function ViewActions({ views, changes, onDialog }: ActionsProps) {
  const { t } = useTranslation(['views', 'shell']);
  const { current, query, isChanged } = views;
  const { isPinned, toggle } = usePinOfPage(current?.name);
  const { update, remove, setDefault } = changes;
  const own = current?.isOwn ? current : undefined;
  const icon = { size: 16, 'aria-hidden': true };
  return (
    <>
      {own && isChanged ? (
        <Menu.Item
          leftSection={<IconDeviceFloppy {...icon} />}
          onClick={() => void update(own, { query })}
        >
          {t('update', { name: own.name })}
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={<IconBookmarkPlus {...icon} />} onClick={() => onDialog('save')}>
        {t('save')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPin {...icon} />} onClick={toggle}>
        {t(isPinned ? 'shell:actions.unpin' : 'shell:actions.pin')}
      </Menu.Item>
      {current ? (
        <Menu.Item
          leftSection={<IconHome {...icon} />}
          onClick={() => void setDefault(current.isDefault ? undefined : current)}
        >
          {t(current.isDefault ? 'noDefault' : 'makeDefault')}
        </Menu.Item>
      ) : null}
      {own ? (
        <>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onDialog('edit')}>
            {t('edit')}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash {...icon} />}
            onClick={() => void remove(own)}
          >
            {t('delete', { name: own.name })}
          </Menu.Item>
        </>
      ) : null}
    </>
  );
}
