import { ActionIcon, Badge, Button, Group, Menu } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkPlus,
  IconDeviceFloppy,
  IconHome,
  IconPencil,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../core/lazyPart.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useViewCounts } from '../list/useViewCounts.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import styles from './SavedViews.module.css';
import { useSavedViews, useViewChanges } from './useSavedViews.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
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
  return (
    <>
      <Group gap={4} wrap="nowrap" miw={0} data-not-printed>
        <ViewTabs {...views} filterIn={filterIn} />
        {isChanged && current ? (
          <ChangedView view={current} query={views.query} update={changes.update} />
        ) : null}
        <Menu position="bottom-start" width={260} shadow="md">
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('view', { name: shown })}
            >
              <IconBookmark size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
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

type TabsProps = Views & Pick<Props, 'filterIn'>;

function ViewTabs({ list, views, current, plainAddress, filterIn }: TabsProps) {
  const { t } = useTranslation('views');
  const queries = views.length === 0 ? [] : ['', ...views.map(({ query }) => query)];
  const countOf = useViewCounts(list, queries, filterIn);
  const isCounted = filterIn !== undefined && queries.length > 0;
  return (
    <nav className={styles.tabs} aria-label={t('title')}>
      <Link className={styles.tab} to={plainAddress} aria-current={!current || undefined}>
        {t('all')}
        {isCounted ? <ViewCount count={countOf('')} /> : null}
      </Link>
      {views.map((view) => (
        <Link
          key={view.id}
          className={styles.tab}
          to={viewAddress(view)}
          aria-current={view === current || undefined}
        >
          <span className={styles.name}>{view.name}</span>
          <ViewMarks view={view} />
          {isCounted ? <ViewCount count={countOf(view.query)} /> : null}
        </Link>
      ))}
    </nav>
  );
}

function ViewCount({ count }: { count: number | undefined }) {
  const { number } = useFormat();
  return <span className={styles.count}>{count === undefined ? '' : number(count)}</span>;
}

function ViewMarks({ view: { isDefault, isShared } }: { view: SavedView }) {
  const { t } = useTranslation('views');
  return (
    <>
      {isDefault ? <IconHome size={14} role="img" aria-label={t('isDefault')} /> : null}
      {isShared ? <IconUsers size={14} role="img" aria-label={t('isShared')} /> : null}
    </>
  );
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
  const { t } = useTranslation('views');
  const { current, query, isChanged } = views;
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
