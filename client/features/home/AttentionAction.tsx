import { Button, type ButtonProps } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../core/lazyPart.ts';
import { sharedDialogs } from '../../records/sharedDialogs.ts';
import { useIsPageShown } from '../../ui/pageShown.ts';

const DoneTodoButton = lazyPart(async () => (await import('./laterParts.ts')).DoneTodoButton);

/** Opens a page or a dialog over this one, or completes a to-do. */
export type Action = { label: string } & (
  | { to: string }
  | { dialog: keyof typeof sharedDialogs; id: string }
  | { todo: { id: string; title: string } }
);

interface Props {
  action: Action;
  describedBy: string;
}

export function AttentionAction({ action, describedBy }: Props) {
  const look = { variant: 'default', size: 'compact-sm', 'aria-describedby': describedBy };
  if ('dialog' in action) return <DialogButton {...action} look={look} />;
  if ('todo' in action) return <TodoAction {...action} look={look} />;
  return (
    <Button {...look} component={Link} to={action.to}>
      {action.label}
    </Button>
  );
}

interface TodoActionProps {
  label: string;
  todo: { id: string; title: string };
  look: ButtonProps;
}

/** Can be pressed before its code is there. */
function TodoAction(props: TodoActionProps) {
  const { label, look } = props;
  const isPageShown = useIsPageShown();
  const [isPressed, setIsPressed] = useState(false);
  const pending = (
    <Button {...look} loading={isPressed} onClick={() => setIsPressed(true)}>
      {label}
    </Button>
  );
  if (!isPageShown) return pending;
  return (
    <Suspense fallback={pending}>
      <DoneTodoButton {...props} isPressed={isPressed} />
    </Suspense>
  );
}

interface DialogButtonProps {
  label: string;
  dialog: keyof typeof sharedDialogs;
  id: string;
  look: ButtonProps;
}

function DialogButton({ label, dialog, id, look }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Dialog = sharedDialogs[dialog];
  return (
    <>
      <Button {...look} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense>
          <Dialog id={id} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
