import { Button, Menu } from '@mantine/core';
import {
  IconBookmark,
  IconBookmarkPlus,
  IconCheck,
  IconChevronDown,
  IconDeviceFloppy,
  IconHome,
  IconPencil,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PlainDialog } from './PlainDialog.tsx';
import { useSavedViews, useViewChanges } from './useSavedViews.ts';
import { EditViewForm, ViewForm } from './ViewForm.tsx';
import { viewAddress } from './viewAddress.ts';
import type { SavedView } from './viewChanges.ts';

type Views = ReturnType<typeof useSavedViews>;
type Changes = ReturnType<typeof useViewChanges>;

/** The menu of a list's saved views. `list` is the name under which the gateway keeps them. */
export function SavedViews({ list }: { list: string }) {
  const { t } = useTranslation('views');
  const views = useSavedViews(list);
  const changes = useViewChanges(views);
  const [dialog, setDialog] = useState<'save' | 'edit'>();
  const closeDialog = () => setDialog(undefined);
  const { current, isChanged } = views;
  const name = current?.name ?? t('all');
  return (
    <>
      <Menu position="bottom-start" width={260} shadow="md">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
            aria-label={t('view', { name: isChanged ? t('changed', { name }) : name })}
          >
            {isChanged ? t('changed', { name }) : name}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <ViewItems {...views} />
          <Menu.Divider />
          <ViewActions views={views} changes={changes} onDialog={setDialog} />
        </Menu.Dropdown>
      </Menu>
      <PlainDialog isOpen={dialog === 'save'} onClose={closeDialog} title={t('saveTitle')}>
        <ViewForm onClose={closeDialog} onSubmit={changes.save} />
      </PlainDialog>
      {current ? (
        <PlainDialog isOpen={dialog === 'edit'} onClose={closeDialog} title={t('editTitle')}>
          <EditViewForm
            list={list}
            id={current.id}
            onClose={closeDialog}
            onSubmit={(values) => changes.update(current, values)}
          />
        </PlainDialog>
      ) : null}
    </>
  );
}

function ViewItems({ views, current, plainAddress }: Views) {
  const { t } = useTranslation('views');
  const here = (isHere: boolean) => ({
    'aria-current': isHere || undefined,
    leftSection: <IconCheck size={16} aria-hidden visibility={isHere ? 'visible' : 'hidden'} />,
  });
  return (
    <>
      <Menu.Label>{t('title')}</Menu.Label>
      <Menu.Item component={Link} to={plainAddress} {...here(!current)}>
        {t('all')}
      </Menu.Item>
      {views.map((view) => (
        <Menu.Item
          key={view.id}
          component={Link}
          to={viewAddress(view)}
          {...here(view === current)}
          rightSection={<ViewMarks view={view} />}
        >
          {view.name}
        </Menu.Item>
      ))}
    </>
  );
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
