import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of recovering and changing a password. */
export const passwordMessages = dictionary({
  forgotTitle: { fr: 'Mot de passe oublié', en: 'Forgot password' },
  forgotText: {
    fr: 'Indiquez votre e-mail\u00a0: un lien vous sera envoyé pour choisir un nouveau mot de passe.',
    en: 'Enter your email: you will be sent a link to choose a new password.',
  },
  send: { fr: 'Envoyer le lien', en: 'Send link' },
  sending: { fr: 'Envoi…', en: 'Sending…' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  sent: { fr: 'Email envoyé', en: 'Email sent' },
  sentText: {
    fr: 'Si un compte existe, un lien de réinitialisation a été envoyé.',
    en: 'If an account exists, a reset link has been sent.',
  },
  error: { fr: 'Erreur', en: 'Error' },
  newTitle: { fr: 'Choisir un nouveau mot de passe', en: 'Choose a new password' },
  currentPassword: { fr: 'Mot de passe actuel', en: 'Current password' },
  newPassword: { fr: 'Nouveau mot de passe', en: 'New password' },
  confirmPassword: { fr: 'Confirmer le mot de passe', en: 'Confirm password' },
  showPassword: { fr: 'Afficher le mot de passe', en: 'Show password' },
  hidePassword: { fr: 'Masquer le mot de passe', en: 'Hide password' },
  update: { fr: 'Mettre à jour le mot de passe', en: 'Update password' },
  updating: { fr: 'Mise à jour…', en: 'Updating…' },
  updated: { fr: 'Mot de passe mis à jour', en: 'Password updated' },
  updatedText: {
    fr: 'Vous pouvez vous connecter avec votre nouveau mot de passe.',
    en: 'You can log in with your new password.',
  },
  changedText: {
    fr: 'Vos autres appareils ont été déconnectés.',
    en: 'Your other devices have been logged out.',
  },
  required: { fr: 'Champs requis', en: 'Required fields' },
  requiredText: { fr: 'Veuillez remplir tous les champs.', en: 'Please fill in all the fields.' },
  mismatch: { fr: 'Mots de passe non identiques', en: 'Passwords do not match' },
  mismatchText: {
    fr: 'Veuillez saisir deux fois le même mot de passe.',
    en: 'Please enter the same password twice.',
  },
  tooShort: { fr: 'Mot de passe trop court', en: 'Password too short' },
  tooShortText: {
    fr: 'Le mot de passe doit contenir au moins 6 caractères.',
    en: 'The password must have at least 6 characters.',
  },
  tooLong: { fr: 'Mot de passe trop long', en: 'Password too long' },
  tooLongText: { fr: '256 caractères au plus.', en: '256 characters at most.' },
  newLink: { fr: 'Demander un nouveau lien', en: 'Request a new link' },
})
