export const texts = {
  title: 'Profile',
  personal: {
    title: 'About you',
    text: 'How others see you.',
    name: 'Name as shown',
    save: 'Save',
    saved: 'Your profile was saved.',
    choose: 'Choose picture',
    remove: 'Remove picture',
    unreadable: 'This picture could not be read. Choose another one.',
  },
  signIn: {
    title: 'Sign-in',
    email: 'Email',
    password: 'Password',
    hidden: 'Only you know it.',
    changeEmail: 'Change email',
    changePassword: 'Change password',
    saveEmail: 'Save email',
    savePassword: 'Save password',
    newEmail: 'New email',
    current: 'Current password',
    newPassword: 'New password',
    endsOthers: 'Your other sessions end.',
    emailChanged: 'From now on you sign in with {{email}}.',
    passwordChanged: 'Your password was changed. Your other sessions have ended.',
    forgotten: 'Forgot it? Sign out, then use the link for a new one on the sign-in page.',
  },
  sessions: {
    title: 'Sessions',
    text: 'Where you are signed in. A session ends after seven days.',
    device: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
    current: 'This device',
    used: 'Last used',
    began: 'Signed in',
    end: 'End',
    endOne: 'End session: {{device}}',
    ended: 'The session was ended.',
    endOthers: 'End all other sessions',
    othersEnded_one: '{{count}} session was ended.',
    othersEnded_other: '{{count}} sessions were ended.',
    everywhere: 'Sign out everywhere',
  },
};

declare module '../catalogues.ts' {
  interface Catalogues {
    profile: typeof texts;
  }
}
