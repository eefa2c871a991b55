export const texts = {
  choicesOf: {
    Activity: {
      action: {
        created: 'created',
        updated: 'changed',
        deleted: 'deleted',
        restored: 'undid or restored',
        purged: 'deleted forever',
        anonymized: 'anonymized',
        imported: 'imported',
        emailed: 'emailed',
        signedIn: 'signed in',
        signedOut: 'signed out',
        passwordReset: 'requested or set a new password',
        secondFactorChanged: 'changed two-factor authentication',
        identityChanged: 'connected or disconnected a provider',
      },
    },
  },
};
