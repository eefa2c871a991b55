import type { SubmitEvent } from 'react';
import type { Choose } from './AccountChoices.tsx';
import controls from './controls.module.css';
import { chooseAccount } from './session.ts';
import classes from './SignInForm.module.css';

export function SignInForm({ choose }: { choose: Choose }) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = form.get('email') as string;
    const password = form.get('password') as string;
    void choose(`Signing in as ${email}…`, () => chooseAccount(email, password));
  }

  return (
    <form className={classes.form} onSubmit={submit} aria-label="Another account">
      <label>
        Email
        <input
          className={classes.input}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
      </label>
      <label>
        Password
        <input
          className={classes.input}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </label>
      <button type="submit" className={controls.button}>
        Sign in
      </button>
    </form>
  );
}
