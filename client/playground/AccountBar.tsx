import { useRef, useState } from 'react';
import classes from './AccountBar.module.css';
import { AccountChoices, type Choose } from './AccountChoices.tsx';
import controls from './controls.module.css';
import type { Profile, Session } from './gateway.ts';
import { SignInForm } from './SignInForm.tsx';

interface AccountBarProps {
  profile: Profile;
  session: Session | null;
  onChange: (session: Session | null) => void;
}

export function AccountBar({ profile, session, onChange }: AccountBarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [progress, setProgress] = useState('');
  const [failure, setFailure] = useState('');

  const choose: Choose = async (doing, choice) => {
    if (progress) return;
    setProgress(doing);
    setFailure('');
    try {
      onChange(await choice());
      dialog.current?.close();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      if (!dialog.current?.open) dialog.current?.showModal();
    } finally {
      setProgress('');
    }
  };

  function open() {
    setFailure('');
    dialog.current?.showModal();
  }

  return (
    <>
      <header className={classes.bar}>
        <h1 className={classes.title}>Retaguarda playground</h1>
        <p className={classes.status} role="status">
          {progress || <SignedInAs session={session} />}
        </p>
        <button type="button" className={controls.button} aria-haspopup="dialog" onClick={open}>
          Change account
        </button>
      </header>
      <dialog ref={dialog} className={classes.dialog} aria-labelledby="accounts" closedby="any">
        <div className={classes.heading}>
          <h2 id="accounts">Send requests as</h2>
          <button type="button" className={controls.button} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <AccountChoices profile={profile} session={session} choose={choose} />
        {/* Another session empties the form, so that no password stays. */}
        <SignInForm key={session?.token} choose={choose} />
        <div className={classes.outcome}>
          <p role="status">{progress}</p>
          <p role="alert" className={classes.failure}>
            {failure}
          </p>
        </div>
      </dialog>
    </>
  );
}

function SignedInAs({ session }: Pick<AccountBarProps, 'session'>) {
  if (!session) return 'Not signed in';
  const { name, role } = session.account;
  return (
    <>
      Signed in as <strong>{name}</strong> <span className={controls.role}>{role}</span>
    </>
  );
}
