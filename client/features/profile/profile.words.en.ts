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
    removed: 'Your picture was removed.',
    unreadable: 'This picture can’t be read. Choose another one.',
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

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    profile: typeof texts;
  }
}
