import { Button, type ButtonProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link, type To, useNavigate } from 'react-router-dom';
import { usePageAction } from './pageActions.ts';

interface Props extends Pick<ButtonProps, 'variant' | 'color' | 'loading' | 'size'> {
  label: string;
  icon: Icon;
  /** Where it leads. */
  to?: To;
  /** What it does, when it leads nowhere. */
  onClick?: () => void;
}

/** An action of a page: a button, and a choice in the palette while the button is there. */
export function ActionButton({ label, icon: Icon, to, onClick, ...button }: Props) {
  const navigate = useNavigate();
  const run = () => (to === undefined ? onClick?.() : void navigate(to));
  usePageAction(button.loading ? undefined : { label, icon: Icon, run });
  const look = {
    ...button,
    leftSection: <Icon size={button.size === 'xs' ? 16 : 18} aria-hidden />,
  };
  if (to === undefined) {
    return (
      <Button {...look} onClick={onClick}>
        {label}
      </Button>
    );
  }
  return (
    <Button {...look} component={Link} to={to}>
      {label}
    </Button>
  );
}
