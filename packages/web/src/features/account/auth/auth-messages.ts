import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the sign-in page. */
export const authMessages = dictionary({
  slogan1: { fr: 'Pousser', en: 'Pump' },
  slogan2: { fr: 'de la', en: 'some' },
  slogan3: { fr: 'fonte', en: 'iron' },
  intro: { fr: 'Votre parcours de musculation commence ici.', en: 'Your strength-training journey starts here.' },
  brand: { fr: 'Fonte, accueil', en: 'Fonte, home' },
  language: { fr: 'Langue', en: 'Language' },
  tabs: { fr: 'Connexion ou inscription', en: 'Log in or sign up' },
  signInTab: { fr: 'Connexion', en: 'Log in' },
  signUpTab: { fr: 'Inscription', en: 'Sign up' },
  email: { fr: 'E-mail', en: 'Email' },
  password: { fr: 'Mot de passe', en: 'Password' },
  fullName: { fr: 'Nom complet', en: 'Full name' },
  username: { fr: 'Pseudo', en: 'Username' },
  usernameHint: {
    fr: 'De 3 à 30 lettres, chiffres, points, tirets ou tirets bas. Visible par les autres membres.',
    en: '3 to 30 letters, digits, dots, hyphens or underscores. Visible to other members.',
  },
  showPassword: { fr: 'Afficher le mot de passe', en: 'Show password' },
  hidePassword: { fr: 'Masquer le mot de passe', en: 'Hide password' },
  remember: { fr: 'Rester connecté', en: 'Stay logged in' },
  forgot: { fr: 'Mot de passe oublié ?', en: 'Forgot password?' },
  signIn: { fr: 'Se connecter', en: 'Log in' },
  signingIn: { fr: 'Connexion...', en: 'Logging in...' },
  signUp: { fr: "S'inscrire", en: 'Sign up' },
  signingUp: { fr: 'Création...', en: 'Creating...' },
  comingSoon: { fr: 'bientôt disponible', en: 'coming soon' },
  notYet: { fr: 'Pas encore disponible', en: 'Not yet implemented' },
  notYetText: {
    fr: (provider: string) => `La connexion avec ${provider} n’est pas encore disponible.`,
    en: (provider) => `Logging in with ${provider} is not available yet.`,
  },
  required: { fr: 'Champs requis', en: 'Required fields' },
  requiredSignIn: {
    fr: 'Veuillez entrer votre email et votre mot de passe.',
    en: 'Please enter your email and your password.',
  },
  requiredSignUp: {
    fr: 'Veuillez remplir tous les champs pour vous inscrire.',
    en: 'Please fill in all the fields to sign up.',
  },
  signInFailed: { fr: 'Erreur de connexion', en: 'Login error' },
  signUpFailed: { fr: "Erreur d'inscription", en: 'Sign-up error' },
  signedIn: { fr: 'Connexion réussie!', en: 'Logged in!' },
  signedInText: { fr: 'Ravi de vous revoir.', en: 'Good to see you again.' },
  signedUp: { fr: 'Inscription réussie!', en: 'Signed up!' },
  signedUpText: {
    fr: 'Veuillez vérifier votre e-mail pour confirmer votre compte.',
    en: 'Please check your email to confirm your account.',
  },
  mailbox: { fr: 'Ouvrir la boîte aux lettres locale', en: 'Open the local mailbox' },
  unconfirmed: {
    fr: 'Confirmez d’abord votre e-mail : le lien vous a été envoyé.',
    en: 'Confirm your email first: we sent you the link.',
  },
  resend: { fr: 'Renvoyer la confirmation', en: 'Resend confirmation' },
  resending: { fr: 'Envoi…', en: 'Sending…' },
  resent: { fr: 'Email envoyé', en: 'Email sent' },
  resentText: {
    fr: 'Si un compte attend sa confirmation, un nouveau lien a été envoyé.',
    en: 'If an account is waiting to be confirmed, a new link has been sent.',
  },
  emailRequired: { fr: 'Email requis', en: 'Email required' },
  emailRequiredText: { fr: 'Veuillez entrer une adresse e-mail.', en: 'Please enter an email address.' },
  error: { fr: 'Erreur', en: 'Error' },
  badEmail: { fr: 'Cette adresse e-mail n’est pas valide.', en: 'This email address is not valid.' },
  badName: { fr: '100 caractères au plus.', en: '100 characters at most.' },
  badUsername: {
    fr: 'De 3 à 30 lettres, chiffres, points, tirets ou tirets bas.',
    en: '3 to 30 letters, digits, dots, hyphens or underscores.',
  },
  shortPassword: {
    fr: 'Le mot de passe doit contenir au moins 6 caractères.',
    en: 'The password must have at least 6 characters.',
  },
  longPassword: { fr: '256 caractères au plus.', en: '256 characters at most.' },
  namePassword: {
    fr: 'Votre nom ou celui de Fonte se devine trop facilement. Veuillez choisir un autre mot de passe.',
    en: 'Your name and Fonte’s are too easy to guess. Please choose another password.',
  },
  strength: {
    fr: (level: 0 | 1 | 2 | 3 | 4) =>
      `Robustesse : ${['insuffisante', 'faible', 'moyenne', 'bonne', 'excellente'][level]}`,
    en: (level) => `Strength: ${['too weak', 'weak', 'fair', 'good', 'excellent'][level]}`,
  },
})
