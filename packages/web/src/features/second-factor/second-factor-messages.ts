import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

/** Words of setting up and managing the second step of one's sign-ins. */
export const secondFactorMessages = dictionary({
  title: { fr: 'Validation en deux étapes', en: 'Two-step verification' },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  failed: {
    fr: 'L’état de la validation en deux étapes n’a pas pu être chargé.',
    en: 'The status of two-step verification could not be loaded.',
  },
  retry: { fr: 'Réessayer', en: 'Retry' },
  off: {
    fr: 'Désactivée. Activée, elle demande à chaque connexion, en plus du mot de passe, un code affiché par votre téléphone.',
    en: 'Off. When on, each login asks for a code shown by your phone, in addition to your password.',
  },
  on: { fr: (date: string) => `Activée le ${date}.`, en: (date) => `On since ${date}.` },
  left: {
    fr: (count: number) =>
      count === 0
        ? 'Il ne reste aucun code de récupération\u00a0: créez-en de nouveaux.'
        : `${count} ${plural('fr', count, { one: 'code', other: 'codes' })} de récupération ${plural('fr', count, { one: 'restant', other: 'restants' })}.`,
    en: (count) =>
      count === 0
        ? 'No recovery codes left: create new ones.'
        : `${count} recovery ${plural('en', count, { one: 'code', other: 'codes' })} left.`,
  },
  turnOn: { fr: 'Activer', en: 'Turn on' },
  turnOnNamed: { fr: 'Activer la validation en deux étapes', en: 'Turn on two-step verification' },
  turnOff: { fr: 'Désactiver', en: 'Turn off' },
  turnOffNamed: { fr: 'Désactiver la validation en deux étapes', en: 'Turn off two-step verification' },
  newCodes: { fr: 'Nouveaux codes de récupération', en: 'New recovery codes' },
  required: {
    fr: 'Elle est obligatoire pour administrer ce service.',
    en: 'It is required to administer this service.',
  },
  back: { fr: 'Retour aux paramètres', en: 'Back to settings' },
  intro: {
    fr: 'Il vous faut une application d’authentification sur votre téléphone, par exemple Aegis, 2FAS, Google Authenticator ou le gestionnaire de mots de passe intégré.',
    en: 'You need an authenticator app on your phone, such as Aegis, 2FAS, Google Authenticator or its built-in password manager.',
  },
  introSignOut: {
    fr: 'Vos autres appareils seront déconnectés.',
    en: 'Your other devices will be logged out.',
  },
  begin: { fr: 'Commencer', en: 'Start' },
  beginning: { fr: 'Préparation…', en: 'Preparing…' },
  scanTitle: { fr: '1. Ajoutez Fonte à l’application', en: '1. Add Fonte to the app' },
  scan: {
    fr: 'Scannez ce code QR avec l’application, ou ouvrez-la directement si elle est sur cet appareil.',
    en: 'Scan this QR code with the app, or open the app directly if it is on this device.',
  },
  qrCode: { fr: 'Code QR à scanner avec l’application', en: 'QR code to scan with the app' },
  openApp: { fr: 'Ouvrir l’application', en: 'Open the app' },
  secret: { fr: 'Clé à saisir à la main', en: 'Key to type by hand' },
  copySecret: { fr: 'Copier la clé', en: 'Copy key' },
  secretCopied: { fr: 'Clé copiée', en: 'Key copied' },
  confirmTitle: { fr: '2. Saisissez le code affiché', en: '2. Enter the code shown' },
  code: { fr: 'Code de validation', en: 'Verification code' },
  codeOrRecovery: { fr: 'Code de validation ou de récupération', en: 'Verification or recovery code' },
  badCode: { fr: 'Le code se compose de six chiffres.', en: 'The code has six digits.' },
  confirm: { fr: 'Activer', en: 'Turn on' },
  confirming: { fr: 'Activation…', en: 'Turning on…' },
  turnedOn: { fr: 'Validation en deux étapes activée', en: 'Two-step verification turned on' },
  turnedOnText: { fr: 'Vos autres appareils ont été déconnectés.', en: 'Your other devices have been logged out.' },
  turnedOff: { fr: 'Validation en deux étapes désactivée', en: 'Two-step verification turned off' },
  codesTitle: { fr: 'Codes de récupération', en: 'Recovery codes' },
  codesText: {
    fr: 'Chacun remplace une fois le code de l’application, si votre téléphone est perdu. Ils ne seront plus affichés\u00a0: gardez-les ailleurs que sur ce téléphone.',
    en: 'Each replaces the app’s code once, should you lose your phone. They will not be shown again: keep them somewhere other than on that phone.',
  },
  copyCodes: { fr: 'Copier les codes', en: 'Copy codes' },
  codesCopied: { fr: 'Codes copiés', en: 'Codes copied' },
  copyFailed: {
    fr: 'La copie n’a pas abouti. Sélectionnez le texte pour le copier.',
    en: 'Copying failed. Select the text to copy it.',
  },
  download: { fr: 'Télécharger', en: 'Download' },
  file: { fr: 'fonte-codes-de-recuperation.txt', en: 'fonte-recovery-codes.txt' },
  fileHead: {
    fr: (email: string) => `Codes de récupération Fonte de ${email}. Chacun ne sert qu’une fois.`,
    en: (email) => `Fonte recovery codes of ${email}. Each works only once.`,
  },
  kept: { fr: 'J’ai gardé ces codes', en: 'I have saved these codes' },
  offQuestion: { fr: 'Désactiver la validation en deux étapes\u00a0?', en: 'Turn off two-step verification?' },
  offText: {
    fr: 'Le mot de passe suffira de nouveau, et les codes de récupération ne serviront plus. Vos autres appareils seront déconnectés.',
    en: 'Your password alone will be enough again, and the recovery codes will no longer work. Your other devices will be logged out.',
  },
  newCodesQuestion: { fr: 'Créer de nouveaux codes de récupération\u00a0?', en: 'Create new recovery codes?' },
  newCodesText: { fr: 'Les anciens ne fonctionneront plus.', en: 'The old ones will no longer work.' },
  create: { fr: 'Créer', en: 'Create' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  close: { fr: 'Fermer', en: 'Close' },
  error: { fr: 'Erreur', en: 'Error' },
  password: {
    fr: 'Pour modifier la validation en deux étapes, saisissez de nouveau votre mot de passe.',
    en: 'To change two-step verification, enter your password again.',
  },
})
