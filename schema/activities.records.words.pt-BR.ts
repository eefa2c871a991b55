export const texts = {
  choicesOf: {
    Activity: {
      action: {
        created: 'criou',
        updated: 'alterou',
        deleted: 'excluiu',
        restored: 'desfez ou restaurou',
        purged: 'excluiu para sempre',
        anonymized: 'anonimizou',
        imported: 'importou',
        emailed: 'enviou por e-mail',
        signedIn: 'entrou',
        signedOut: 'saiu',
        passwordReset: 'pediu ou definiu nova senha',
        secondFactorChanged: 'alterou a autenticação de dois fatores',
        identityChanged: 'conectou ou desconectou um provedor',
      },
    },
  },
};
