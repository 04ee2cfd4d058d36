import type { ProblemCode } from '@fonte/contract/problem'
import { dictionary } from '@fonte/domain/words/dictionary'
import { ApiProblem, GatewayFailure, NetworkFailure, StrangeAnswer } from './api-problem.ts'
import { noAnswer } from './connection-messages.ts'

type Entry = { readonly fr: string; readonly en: string }

const ofProblems: Readonly<Record<ProblemCode, Entry>> = {
  'invalid-input': {
    fr: 'Certaines valeurs ne sont pas valides. Vérifiez votre saisie.',
    en: 'Some values are not valid. Check what you entered.',
  },
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
  'second-step-required': {
    fr: 'Un code de validation est nécessaire pour vous connecter.',
    en: 'A verification code is needed to log in.',
  },
  'challenge-over': {
    fr: 'La connexion n’a pas pu être terminée. Veuillez ressaisir votre mot de passe.',
    en: 'This login could not be completed. Please enter your password again.',
  },
  'wrong-code': {
    fr: 'Ce code est incorrect ou a déjà servi.',
    en: 'This code is incorrect or has already been used.',
  },
  'setup-over': {
    fr: 'La mise en place a expiré. Veuillez la recommencer.',
    en: 'The setup has expired. Please start again.',
  },
  'second-factor-on': {
    fr: 'La validation en deux étapes est déjà active.',
    en: 'Two-step verification is already on.',
  },
  'second-factor-off': {
    fr: 'La validation en deux étapes n’est pas active.',
    en: 'Two-step verification is not on.',
  },
  'second-factor-required': {
    fr: 'Activez d’abord la validation en deux étapes dans les paramètres.',
    en: 'Turn on two-step verification in the settings first.',
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
    fr: 'Ce compte a été bloqué par un administrateur. L’e-mail envoyé à son titulaire indique à qui écrire.',
    en: 'This account has been blocked by an administrator. The email sent to its owner says whom to write to.',
  },
  'wrong-origin': {
    fr: 'La demande a été refusée. Veuillez recharger la page.',
    en: 'The request was refused. Please reload the page.',
  },
  'admin-required': { fr: 'Action réservée aux administrateurs.', en: 'Only administrators can do this.' },
  'premium-required': {
    fr: 'Passez à Premium pour accéder à la communauté.',
    en: 'Upgrade to Premium to use the community.',
  },
  'not-found': { fr: 'Cet élément est introuvable.', en: 'This item could not be found.' },
  'username-taken': { fr: 'Ce pseudo est déjà pris.', en: 'This username is already taken.' },
  'name-taken': { fr: 'Ce nom est déjà pris.', en: 'This name is already taken.' },
  'in-use': {
    fr: 'Utilisé par des exercices\u00a0: suppression impossible.',
    en: 'In use by exercises: it cannot be deleted.',
  },
  'library-full': {
    fr: 'La bibliothèque est pleine\u00a0: 1\u00a0000 exercices, 200 programmes, 40 groupes et 400 muscles au plus.',
    en: 'The library is full: 1,000 exercises, 200 programs, 40 groups and 400 muscles at most.',
  },
  'version-conflict': {
    fr: 'Modifié ailleurs entre-temps.',
    en: 'Changed elsewhere in the meantime.',
  },
  'id-conflict': {
    fr: 'Cet envoi a déjà été enregistré avec un autre contenu. Veuillez recharger la page.',
    en: 'This has already been saved with different content. Please reload the page.',
  },
  'plan-conflict': {
    fr: 'Votre abonnement ne le permet pas.',
    en: 'Your plan does not allow this.',
  },
  'own-account': {
    fr: 'Cette action n’est pas possible sur votre propre compte.',
    en: 'This cannot be done to your own account.',
  },
  'undo-conflict': {
    fr: 'Cette action ne peut plus être annulée\u00a0: plus d’un jour a passé, ou autre chose a changé depuis.',
    en: 'This action can no longer be undone: more than a day has passed, or something has changed since.',
  },
  'last-admin': {
    fr: 'Le dernier administrateur ne peut être ni bloqué ni supprimé. Un autre doit d’abord être nommé.',
    en: 'The last administrator can be neither blocked nor deleted. Another one must be appointed first.',
  },
  'programs-full': {
    fr: 'La limite de vos programmes est atteinte\u00a0: 300 programmes, 5\u00a0000 exercices et 20\u00a0000 séries en tout. Pour faire de la place, supprimez-en un.',
    en: 'You have reached the limit for programs: 300 programs, 5,000 exercises and 20,000 sets in all. Delete one to make room.',
  },
  'exercises-full': {
    fr: 'La limite de 500 exercices personnalisés est atteinte. Pour faire de la place, supprimez-en un qui n’a jamais servi.',
    en: 'You have reached the limit of 500 custom exercises. Delete one that was never used to make room.',
  },
  'history-full': {
    fr: 'L’historique est plein\u00a0: 20\u00a0000 séances, 2\u00a0millions de séries et 2\u00a0000 exercices différents au plus. Cette séance reste sur votre appareil.',
    en: 'Your history is full: 20,000 workouts, 2 million sets and 2,000 different exercises at most. This workout stays on your device.',
  },
  'measures-full': {
    fr: 'La limite de 20\u00a0000 mesures est atteinte. Cette mesure reste sur votre appareil.',
    en: 'You have reached the limit of 20,000 measurements. This one stays on your device.',
  },
  'in-future': { fr: 'La date est dans le futur.', en: 'The date is in the future.' },
  'reports-full': {
    fr: 'La limite de 500 messages au support est atteinte. Veuillez écrire par e-mail.',
    en: 'You have reached the limit of 500 messages to support. Please write by email.',
  },
  'posts-full': {
    fr: 'La limite de 300 publications est atteinte. Retirez-en une pour en publier une autre.',
    en: 'You have reached the limit of 300 posts. Remove one to publish another.',
  },
  'hidden-authors-full': {
    fr: 'La limite de 500 auteurs masqués est atteinte.',
    en: 'You have reached the limit of 500 hidden authors.',
  },
  'own-post': {
    fr: 'Cette publication est la vôtre.',
    en: 'This post is your own.',
  },
  'copy-unpublishable': {
    fr: 'Un programme copié ne peut pas être publié, ni un programme qui demande la même chose.',
    en: 'A copied program cannot be published, nor can one that asks for the same.',
  },
  'already-deleted': { fr: 'Cet élément a été supprimé.', en: 'This item has been deleted.' },
  'too-large': { fr: 'L’envoi est trop volumineux.', en: 'The request is too large.' },
  'unsupported-media-type': {
    fr: 'La demande a été refusée. Veuillez recharger la page.',
    en: 'The request was refused. Please reload the page.',
  },
  'range-unsatisfiable': {
    fr: 'La demande a été refusée. Veuillez recharger la page.',
    en: 'The request was refused. Please reload the page.',
  },
  'rate-limited': {
    fr: 'Trop de tentatives. Veuillez patienter un instant.',
    en: 'Too many attempts. Please wait a moment.',
  },
  'too-many-renames': {
    fr: 'Vous avez déjà changé de pseudo cinq fois en 24\u00a0heures. Veuillez réessayer demain.',
    en: 'You have already changed your username five times in 24 hours. Please try again tomorrow.',
  },
  'too-many-at-once': {
    fr: 'Trop de demandes à la fois. Veuillez réessayer dans quelques secondes.',
    en: 'Too many requests at once. Please try again in a few seconds.',
  },
  'username-untraced': {
    fr: 'Impossible de tracer le changement de pseudo.',
    en: 'The username change could not be recorded.',
  },
  'unpublish-check-failed': {
    fr: 'Impossible de vérifier les publications existantes.',
    en: 'The existing posts could not be checked.',
  },
  'unpublish-update-failed': {
    fr: 'Impossible de retirer la publication...',
    en: 'The program could not be unpublished.',
  },
  'post-delete-failed': {
    fr: 'Impossible de supprimer la publication.',
    en: 'The post could not be deleted.',
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

/** How long to wait, in whole minutes or hours, never too short. */
const inWords = (seconds: number, minute: readonly string[], hour: readonly string[]): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  const [count, [one, many]] = minutes < 60 ? [minutes, minute] : [Math.ceil(minutes / 60), hour]
  return count === 1 ? `${one}` : `${count} ${many}`
}

/** The words of every problem code, `network` for no answer at all, and `stranger` for one that is not Fonte's. */
export const problemMessages = dictionary({
  ...ofProblems,
  ...noAnswer,
  /** `rate-limited`, with the seconds after which another try makes sense. */
  rateLimitedFor: {
    fr: (seconds: number) =>
      `Trop de tentatives. Veuillez réessayer dans ${inWords(seconds, ['une minute', 'minutes'], ['une heure', 'heures'])}.`,
    en: (seconds) =>
      `Too many attempts. Please try again in ${inWords(seconds, ['a minute', 'minutes'], ['an hour', 'hours'])}.`,
  },
})

export type ProblemWords = ReturnType<typeof problemMessages>

/** What to say about a code; one that this version does not know yet reads as a general error. */
export function describeCode(code: string, { rateLimitedFor: _, ...words }: ProblemWords): string {
  const known: Readonly<Record<string, string>> = words
  return known[code] ?? words.internal
}

/** What to say about a failed call. */
export function describeFailure(failure: unknown, words: ProblemWords): string {
  if (failure instanceof ApiProblem) {
    const { code, retryAfter } = failure
    return code === 'rate-limited' && retryAfter ? words.rateLimitedFor(retryAfter) : describeCode(code, words)
  }
  if (failure instanceof StrangeAnswer) return words.stranger
  if (failure instanceof GatewayFailure) return words.unavailable
  return failure instanceof NetworkFailure ? words.network : words.internal
}
