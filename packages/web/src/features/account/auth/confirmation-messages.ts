import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of confirming an e-mail by the mailed link; the sign-in page loads without them. */
export const confirmationMessages = dictionary({
  title: { fr: 'Confirmer votre e-mail', en: 'Confirm your email' },
  text: {
    fr: 'Un dernier geste et votre compte est prêt.',
    en: 'One last step and your account is ready.',
  },
  elsewhere: {
    fr: 'L’inscription a été faite dans un autre navigateur. Entrez le mot de passe choisi à ce moment-là. Ce n’était pas vous ? Fermez cette page : rien ne sera confirmé.',
    en: 'You signed up in another browser. Enter the password you chose there. Wasn’t this you? Close this page: nothing will be confirmed.',
  },
  confirm: { fr: 'Confirmer mon e-mail', en: 'Confirm my email' },
  confirming: { fr: 'Confirmation…', en: 'Confirming…' },
  confirmed: { fr: 'E-mail confirmé', en: 'Email confirmed' },
  confirmedText: { fr: 'Votre compte est prêt. Bonnes séances !', en: 'Your account is ready. Train well!' },
  newLink: {
    fr: 'Indiquez votre e-mail pour recevoir un nouveau lien.',
    en: 'Enter your email to get a new link.',
  },
})
