import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { ScheduleEventData } from '@mantine/schedule';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRecord } from '../../records/list/openRecord.ts';
import colors from './eventColor.module.css';
import { eventColor } from './eventColors.ts';
import styles from './EventTile.module.css';
import { type RenderEvent, scheduledOf } from './scheduledEvents.ts';
import type { Taken, TileActions } from './tileActions.ts';
import { useEventWords } from './useEventWords.ts';

interface Props {
  drawn: ScheduleEventData;
  root: Parameters<RenderEvent>[1];
  actions: TileActions;
  /** The event that is being moved by keyboard. */
  taken?: Taken | undefined;
  children?: ReactNode;
}

/** Is a link, so that the event can be opened in a new tab. */
export function EventTile({ drawn, root, actions, taken, children }: Props) {
  const { event } = scheduledOf(drawn);
  const { linkTo, opened } = useOpenRecord('event', 'new');
  const { title, rest: more } = useEventWords().whole(event);
  const isTaken = taken?.id === event.id;
  const { className, onClick: open, ...rest } = root as unknown as ComponentProps<typeof Link>;

  function onClick(click: MouseEvent<HTMLAnchorElement>) {
    if (click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    open?.(click);
  }

  function onBlur({ relatedTarget }: { relatedTarget: Element | null }) {
    const isElsewhere = relatedTarget && relatedTarget.getAttribute('data-event-id') !== event.id;
    if (isTaken && isElsewhere) actions.leave();
  }

  return (
    <UnstyledButton
      component={Link}
      {...rest}
      ref={isTaken ? taken.keep : undefined}
      to={linkTo(event.id)}
      state={opened}
      className={clsx(className, styles.tile, colors.color)}
      data-color={eventColor(event.color)}
      data-taken={isTaken || undefined}
      data-event-id={event.id}
      data-row={event.id}
      aria-describedby={actions.describedBy}
      title={`${title}, ${more}`}
      draggable={false}
      onClick={onClick}
      onPointerDownCapture={actions.mayChange ? (press) => actions.grab(drawn, press) : undefined}
      onKeyDown={actions.mayChange ? (key) => actions.onKeyDown(event, key) : undefined}
      onBlur={onBlur}
    >
      {children ?? root.children}
      <VisuallyHidden>{` ${more}`}</VisuallyHidden>
    </UnstyledButton>
  );
}
