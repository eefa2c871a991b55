import classes from './AccountChoices.module.css';
import controls from './controls.module.css';
import { demoAccounts, demoPassword } from './demoAccounts.ts';
import type { Profile, Session } from './gateway.ts';
import {
  chooseAccount,
  chooseApplication,
  chooseNobody,
  hasApplicationSession,
} from './session.ts';

export type Choose = (doing: string, choice: () => Promise<Session | null>) => Promise<void>;

interface AccountChoicesProps {
  profile: Profile;
  session: Session | null;
  choose: Choose;
}

/** Offers accounts without typing; demo accounts are in the demo profile only. */
export function AccountChoices({ profile, session, choose }: AccountChoicesProps) {
  const offered = profile === 'demo' ? demoAccounts : [];
  return (
    <ul className={classes.choices}>
      {offered.map(({ email, title, role }) => (
        <Choice
          key={email}
          title={title}
          detail={email}
          role={role}
          isCurrent={session?.account.email === email}
          onClick={() =>
            choose(`Signing in as ${email}…`, () => chooseAccount(email, demoPassword))
          }
        />
      ))}
      {hasApplicationSession() && (
        <Choice
          title="The application’s account"
          detail="who is signed in to Retaguarda in this browser"
          onClick={() => choose('Asking who is signed in…', chooseApplication)}
        />
      )}
      <Choice
        title="Not signed in"
        detail="no token is sent"
        isCurrent={!session}
        onClick={() => choose('Signing out of the playground…', chooseNobody)}
      />
    </ul>
  );
}

interface ChoiceProps {
  title: string;
  detail: string;
  role?: string;
  isCurrent?: boolean;
  onClick: () => void;
}

function Choice({ title, detail, role, isCurrent = false, onClick }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        className={classes.choice}
        aria-current={isCurrent || undefined}
        onClick={onClick}
      >
        <span>
          {title} <small>{detail}</small>
        </span>
        {role && <span className={controls.role}>{role}</span>}
      </button>
    </li>
  );
}
