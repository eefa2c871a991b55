export const texts = {
  title: 'Profile',
  password: 'Password',
  passwordText: 'We email you a link to set a new one. Setting it ends every session.',
  sendLink: 'Send link',
  linkSent: 'A link is on its way to {{email}}. It expires in one hour.',
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
