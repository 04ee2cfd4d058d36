import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of exporting, resetting and deleting one's data. */
export const personalDataMessages = dictionary({
  export: { fr: 'Exporter mes données', en: 'Export my data' },
  exporting: { fr: 'Préparation…', en: 'Preparing…' },
  exportText: {
    fr: 'Un fichier JSON avec le compte, les programmes, les exercices et l’historique.',
    en: 'A JSON file with your account, programs, exercises and history.',
  },
  exportTitle: { fr: 'Exporter vos données', en: 'Export your data' },
  exportPasswordText: {
    fr: 'Votre mot de passe est demandé une nouvelle fois avant un export.',
    en: 'You are asked for your password once more before an export.',
  },
  exportFailed: { fr: 'L’export n’a pas abouti', en: 'The export failed' },
  exportFile: { fr: 'fonte-mes-donnees.json', en: 'fonte-my-data.json' },
  reset: { fr: 'Réinitialiser mes données', en: 'Reset my data' },
  resetText: {
    fr: 'Efface tout ce que vous avez créé, publié, fait et mesuré. Le compte reste.',
    en: 'Erases everything you created, published, did and measured. The account stays.',
  },
  resetTitle: { fr: 'Réinitialiser toutes vos données\u00a0?', en: 'Reset all your data?' },
  resetWarning: {
    fr: 'Vos programmes et vos publications, vos exercices personnalisés, votre historique, vos mesures, votre planning et les réglages de votre salle seront effacés, sur le serveur et sur cet appareil. Cette action est irréversible.',
    en: 'Your programs and posts, custom exercises, history, measurements, schedule and gym settings will be erased, on the server and on this device. This cannot be undone.',
  },
  resetPasswordText: {
    fr: 'Votre mot de passe est demandé une nouvelle fois avant une réinitialisation.',
    en: 'You are asked for your password once more before a reset.',
  },
  resetConfirm: { fr: 'Tout effacer', en: 'Erase everything' },
  resetDone: { fr: 'Données réinitialisées', en: 'Data reset' },
  resetDoneText: { fr: 'Vous repartez d’une page blanche.', en: 'You are starting from a clean slate.' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  error: { fr: 'Erreur', en: 'Error' },
  deleteAccount: { fr: 'Supprimer mon compte', en: 'Delete my account' },
  deleteText: {
    fr: 'Efface définitivement le compte et tout ce qui lui appartient.',
    en: 'Permanently erases your account and everything it owns.',
  },
  back: { fr: 'Retour', en: 'Back' },
  pageTitle: { fr: 'Suppression des données', en: 'Data deletion' },
  pageDescription: {
    fr: 'Supprimer son compte Fonte et toutes ses données, soi-même ou par e-mail\u00a0: ce qui est effacé, comment le demander et sous quel délai.',
    en: 'Delete your Fonte account and all your data, yourself or by email: what is erased, how to request it and how long it takes.',
  },
  dangerZone: { fr: 'Zone de danger', en: 'Danger zone' },
  warning: {
    fr: 'La suppression du compte est définitive\u00a0: programmes, exercices personnalisés, historique, publications et messages au support sont effacés en une seule fois. Pensez à exporter vos données auparavant.',
    en: 'Deleting your account is final: programs, custom exercises, history, posts and messages to support are erased in one go. Consider exporting your data first.',
  },
  dialogTitle: { fr: 'Supprimer définitivement votre compte\u00a0?', en: 'Permanently delete your account?' },
  dialogText: {
    fr: (word: string) => `Pour confirmer, saisissez ${word} en majuscules.`,
    en: (word) => `To confirm, type ${word} in capitals.`,
  },
  word: { fr: 'Mot de confirmation', en: 'Confirmation word' },
  confirmationWord: { fr: 'SUPPRIMER', en: 'DELETE' },
  password: { fr: 'Mot de passe', en: 'Password' },
  passwordText: {
    fr: 'Votre mot de passe est demandé une nouvelle fois avant une suppression.',
    en: 'Enter your password once more before a deletion.',
  },
  showPassword: { fr: 'Afficher le mot de passe', en: 'Show password' },
  hidePassword: { fr: 'Masquer le mot de passe', en: 'Hide password' },
  deleteForGood: { fr: 'Supprimer définitivement', en: 'Delete permanently' },
  deleting: { fr: 'Suppression…', en: 'Deleting…' },
  deleted: { fr: 'Compte supprimé', en: 'Account deleted' },
  deletedText: {
    fr: 'Votre compte et vos données ont été effacés.',
    en: 'Your account and your data have been erased.',
  },
  deleteFailed: {
    fr: 'Une erreur est survenue lors de la suppression.',
    en: 'An error occurred during the deletion.',
  },
  contactTitle: { fr: 'Demander la suppression par e-mail', en: 'Request deletion by email' },
  contactText: {
    fr: 'Écrivez-nous depuis l’adresse du compte\u00a0: la demande est traitée sous un mois.',
    en: 'Write to us from the account’s address: requests are handled within a month.',
  },
  copyEmail: { fr: "Copier l'e-mail", en: 'Copy email' },
  emailCopied: { fr: 'E-mail copié', en: 'Email copied' },
  copyFailed: { fr: 'L’adresse n’a pas pu être copiée.', en: 'The address could not be copied.' },
})
