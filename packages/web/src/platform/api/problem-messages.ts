import type { ProblemCode } from '@fonte/contract/problem'
import { dictionary } from '@fonte/domain/words/dictionary'
import { ApiProblem, NetworkFailure } from './api-problem.ts'

type Entry = { readonly fr: string; readonly en: string }

const ofProblems: Readonly<Record<ProblemCode, Entry>> = {
  'invalid-input': { fr: 'Certaines valeurs ne conviennent pas.', en: 'Some values are not valid.' },
  unreadable: {
    fr: 'La demande n’est pas arrivée entière. Veuillez réessayer.',
    en: 'The request was incomplete. Please try again.',
  },
  timeout: {
    fr: 'La demande a mis trop de temps à arriver. Veuillez réessayer.',
    en: 'The request took too long to arrive. Please try again.',
  },
  'headers-too-large': {
    fr: 'La demande a été refusée. Veuillez recharger la page.',
    en: 'The request was refused. Please reload the page.',
  },
  'link-invalid': {
    fr: 'Ce lien a expiré ou a déjà servi.',
    en: 'This link has expired or has already been used.',
  },
  'password-too-common': {
    fr: 'Ce mot de passe est trop courant. Veuillez en choisir un autre.',
    en: 'This password is too common. Please choose another one.',
  },
  'password-own-name': {
    fr: 'Votre propre nom se devine trop facilement. Veuillez choisir un autre mot de passe.',
    en: 'Your own name is too easy to guess. Please choose another password.',
  },
  'signed-out': { fr: 'Veuillez vous reconnecter.', en: 'Please log in again.' },
  'wrong-credentials': {
    fr: 'L’e-mail ou le mot de passe est incorrect.',
    en: 'The email or the password is incorrect.',
  },
  'email-unconfirmed': {
    fr: 'Votre e-mail n’est pas encore confirmé.',
    en: 'Your email is not confirmed yet.',
  },
  'wrong-password': { fr: 'Le mot de passe est incorrect.', en: 'The password is incorrect.' },
  'password-required': {
    fr: 'Veuillez saisir de nouveau votre mot de passe.',
    en: 'Please enter your password again.',
  },
  'account-blocked': {
    fr: 'Ce compte a été bloqué par un administrateur.',
    en: 'This account has been blocked by an administrator.',
  },
  'wrong-origin': {
    fr: 'La demande a été refusée. Veuillez recharger la page.',
    en: 'The request was refused. Please reload the page.',
  },
  'admin-required': { fr: 'Action réservée aux administrateurs.', en: 'Only administrators may do this.' },
  'not-found': { fr: 'Élément introuvable.', en: 'Not found.' },
  'username-taken': { fr: 'Ce pseudo est déjà pris.', en: 'This username is already taken.' },
  'version-conflict': {
    fr: 'Modifié entre-temps sur un autre appareil.',
    en: 'Changed on another device in the meantime.',
  },
  'id-conflict': { fr: 'Cet identifiant est déjà utilisé.', en: 'This identifier is already in use.' },
  'plan-conflict': {
    fr: 'Votre abonnement ne le permet pas.',
    en: 'Your plan does not allow this.',
  },
  'last-admin': {
    fr: 'Le dernier administrateur ne peut pas être supprimé.',
    en: 'The last administrator cannot be removed.',
  },
  'too-many-items': { fr: 'La limite est atteinte.', en: 'The limit has been reached.' },
  'too-large': { fr: 'L’envoi est trop volumineux.', en: 'The request is too large.' },
  'unsupported-media-type': {
    fr: 'La demande a été refusée. Veuillez recharger la page.',
    en: 'The request was refused. Please reload the page.',
  },
  'rate-limited': {
    fr: 'Trop de tentatives. Veuillez patienter un instant.',
    en: 'Too many attempts. Please wait a moment.',
  },
  'username-untraced': {
    fr: 'Impossible de tracer le changement de pseudo.',
    en: 'The username change could not be recorded.',
  },
  internal: {
    fr: 'Une erreur est survenue. Veuillez réessayer.',
    en: 'An error occurred. Please try again.',
  },
  maintenance: {
    fr: 'Maintenance en cours. Nous serons bientôt de retour. Merci de votre patience !',
    en: 'Maintenance in progress. We will be back soon. Thank you for your patience!',
  },
  unavailable: {
    fr: 'Le service est momentanément indisponible. Veuillez réessayer.',
    en: 'The service is temporarily unavailable. Please try again.',
  },
}

/** The words of every problem code, and `network` for no answer at all: `useWords(problemMessages)`. */
export const problemMessages = dictionary({
  ...ofProblems,
  network: {
    fr: 'Pas de réponse du serveur. Vérifiez votre connexion.',
    en: 'No response from the server. Check your connection.',
  },
})

export type ProblemWords = ReturnType<typeof problemMessages>

/** What to say about a failed call; a code that this version does not know yet reads as a general error. */
export function describeFailure(failure: unknown, words: ProblemWords): string {
  if (failure instanceof ApiProblem) return words[failure.code] ?? words.internal
  return failure instanceof NetworkFailure ? words.network : words.internal
}
