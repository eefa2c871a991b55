import { Button, type ButtonProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link, type To, useNavigate } from 'react-router-dom';
import { useListOrigin } from '../core/listOrigin.ts';
import { type KeyedAction, usePageAction } from './pageActions.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'loading' | 'size'> {
  id?: string;
  label: string;
  icon: Icon;
  to?: To;
  state?: object;
  onClick?: () => void;
  /** The action of the table of keys that it is. */
  keyed?: KeyedAction;
}

/** A page's action, also offered in the palette. */
export function ActionButton({ label, icon: Icon, to, ...props }: Props) {
  const { state: given, onClick, keyed, ...button } = props;
  const navigate = useNavigate();
  const { state = given } = useListOrigin();
  const run = () => (to === undefined ? onClick?.() : void navigate(to, { state }));
  usePageAction(button.loading ? undefined : { label, icon: Icon, run }, keyed);
  const look = {
    ...button,
    leftSection: <Icon size={button.size === 'xs' ? 16 : 18} aria-hidden />,
  };
  if (to === undefined) {
    return (
      <Button {...look} onClick={(event) => !isSecondOfDouble(event) && onClick?.()}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} component={Link} to={to} state={state}>
      {label}
    </Button>
  );
}

/** Whether a press is the second of a double click: the first may have put another action under the pointer. */
const isSecondOfDouble = ({ detail }: MouseEvent) => detail > 1;
