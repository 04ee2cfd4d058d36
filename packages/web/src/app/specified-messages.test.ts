import type { Language } from '@fonte/domain/words/language'
import { expect, it } from 'vitest'
import { accountMessages } from '../features/account/account-messages.ts'
import { authMessages } from '../features/account/auth/auth-messages.ts'
import { passwordMessages } from '../features/account/password/password-messages.ts'
import { dashboardMessages } from '../features/admin/dashboard/dashboard-messages.ts'
import { musclesMessages } from '../features/admin/muscles/muscles-messages.ts'
import { usersMessages } from '../features/admin/users/users-messages.ts'
import { communityMessages } from '../features/community/community-messages.ts'
import { detailsMessages } from '../features/community/details/details-messages.ts'
import { publishMessages } from '../features/community/publish/publish-messages.ts'
import { exerciseMessages } from '../features/exercise/exercise-messages.ts'
import { maintenanceMessages } from '../features/maintenance/maintenance-messages.ts'
import { personalDataMessages } from '../features/personal-data/personal-data-messages.ts'
import { planMessages } from '../features/plan/plan-messages.ts'
import { editorMessages } from '../features/program/editor/editor-messages.ts'
import { reportMessages } from '../features/report/report-messages.ts'
import { settingsMessages } from '../features/settings/settings-messages.ts'
import { workoutMessages } from '../features/workout/workout-messages.ts'
import { problemMessages } from '../platform/api/problem-messages.ts'
import { promoMessages } from './shell/banners/promo-messages.ts'

/** A message of sections 2, 5 and 8 of the specification: as written there, in English, and where the product says it. */
type Message = readonly [fr: string, en: string, said: (lang: Language) => string]

const forms: readonly Message[] = [
  ['Champs requis', 'Required fields', (lang) => authMessages(lang).required],
  [
    'Veuillez entrer votre email et votre mot de passe.',
    'Please enter your email and your password.',
    (lang) => authMessages(lang).requiredSignIn,
  ],
  [
    'Veuillez remplir tous les champs pour vous inscrire.',
    'Please fill in all the fields to sign up.',
    (lang) => authMessages(lang).requiredSignUp,
  ],
  ['Email requis', 'Email required', (lang) => authMessages(lang).emailRequired],
  [
    'Veuillez entrer une adresse e-mail.',
    'Please enter an email address.',
    (lang) => authMessages(lang).emailRequiredText,
  ],
  ['Mots de passe non identiques', 'Passwords do not match', (lang) => passwordMessages(lang).mismatch],
  ['Mot de passe trop court', 'Password too short', (lang) => passwordMessages(lang).tooShort],
  [
    'Le mot de passe doit contenir au moins 6 caractères.',
    'The password must have at least 6 characters.',
    (lang) => passwordMessages(lang).tooShortText,
  ],
  [
    "Le nom de l'exercice est obligatoire.",
    'The exercise name is required.',
    (lang) => exerciseMessages(lang).nameRequired,
  ],
  ['Aucune sélection', 'Nothing selected', (lang) => exerciseMessages(lang).nothingSelected],
  ['Accès Premium Requis', 'Premium access required', (lang) => publishMessages(lang).premiumRequired],
  [
    'Passez à Premium pour publier dans la communauté.',
    'Go Premium to publish to the community.',
    (lang) => publishMessages(lang).premiumRequiredText,
  ],
  ['Fonctionnalité Premium', 'Premium feature', (lang) => publishMessages(lang).premiumFeature],
  ['Titre requis', 'Title required', (lang) => publishMessages(lang).titleMissing],
  [
    'Veuillez donner un titre à votre publication.',
    'Please give your post a title.',
    (lang) => publishMessages(lang).titleMissingText,
  ],
  ['Publicité masquée', 'Ad hidden', (lang) => promoMessages(lang).dismissed],
  [
    "Le bandeau ne s'affichera plus pendant cette session.",
    'The banner will not be shown again during this session.',
    (lang) => promoMessages(lang).dismissedText,
  ],
]

const account: readonly Message[] = [
  ['Erreur de connexion', 'Login error', (lang) => authMessages(lang).signInFailed],
  ["Erreur d'inscription", 'Sign-up error', (lang) => authMessages(lang).signUpFailed],
  ['Erreur', 'Error', (lang) => passwordMessages(lang).error],
  ['Erreur', 'Error', (lang) => accountMessages(lang).error],
  [
    'Impossible de changer la langue.',
    'The language could not be changed.',
    (lang) => accountMessages(lang).languageFailed,
  ],
  ['Erreur de déconnexion', 'Logout error', (lang) => accountMessages(lang).signOutFailed],
  [
    'Une erreur est survenue. Veuillez réessayer.',
    'An error occurred. Please try again.',
    (lang) => accountMessages(lang).tryAgain,
  ],
  ['Connexion réussie!', 'Logged in!', (lang) => authMessages(lang).signedIn],
  ['Ravi de vous revoir.', 'Good to see you again.', (lang) => authMessages(lang).signedInText],
  ['Inscription réussie!', 'Signed up!', (lang) => authMessages(lang).signedUp],
  [
    'Veuillez vérifier votre e-mail pour confirmer votre compte.',
    'Please check your email to confirm your account.',
    (lang) => authMessages(lang).signedUpText,
  ],
  ['Email envoyé', 'Email sent', (lang) => passwordMessages(lang).sent],
  [
    'Si un compte existe, un lien de réinitialisation a été envoyé.',
    'If an account exists, a reset link has been sent.',
    (lang) => passwordMessages(lang).sentText,
  ],
  [
    'Impossible de mettre à jour le pseudo.',
    'The username could not be updated.',
    (lang) => settingsMessages(lang).failed,
  ],
  [
    'Impossible de tracer le changement de pseudo.',
    'The username change could not be recorded.',
    (lang) => settingsMessages(lang).untraced,
  ],
  [
    'Une erreur est survenue lors de la suppression.',
    'An error occurred during the deletion.',
    (lang) => personalDataMessages(lang).deleteFailed,
  ],
  [
    "Impossible de démarrer l'essai gratuit. Veuillez réessayer.",
    'The free trial could not be started. Please try again.',
    (lang) => planMessages(lang).trialFailed,
  ],
  [
    "Impossible d'annuler l'abonnement. Veuillez réessayer.",
    'The subscription could not be canceled. Please try again.',
    (lang) => planMessages(lang).cancelFailed,
  ],
]

const programs: readonly Message[] = [
  ['Erreur', 'Error', (lang) => publishMessages(lang).error],
  [
    'Impossible de publier le programme.',
    'The program could not be published.',
    (lang) => publishMessages(lang).publishFailed,
  ],
  [
    'Impossible de vérifier les publications existantes.',
    'The existing posts could not be checked.',
    (lang) => problemMessages(lang)['unpublish-check-failed'],
  ],
  [
    'Impossible de retirer la publication...',
    'The program could not be unpublished.',
    (lang) => problemMessages(lang)['unpublish-update-failed'],
  ],
  [
    'Impossible de supprimer la publication.',
    'The post could not be deleted.',
    (lang) => problemMessages(lang)['post-delete-failed'],
  ],
  [
    'Impossible de supprimer la publication.',
    'The post could not be deleted.',
    (lang) => communityMessages(lang).removeFailed,
  ],
  [
    'Impossible de charger les publications de la communauté.',
    'The community’s posts could not be loaded.',
    (lang) => communityMessages(lang).loadFailed,
  ],
  ['Réessayer', 'Retry', (lang) => communityMessages(lang).retry],
  [
    'Vous devez être connecté pour copier un programme.',
    'You must be logged in to copy a program.',
    (lang) => communityMessages(lang).signInToCopy,
  ],
  ['Erreur de copie', 'Copy error', (lang) => communityMessages(lang).copyFailed],
  ['Programme non trouvé.', 'Program not found.', (lang) => workoutMessages(lang).notFound],
  ['Programme non trouvé.', 'Program not found.', (lang) => editorMessages(lang).notFound],
  [
    "Votre rapport n'a pas pu être envoyé. Veuillez réessayer.",
    'Your report could not be sent. Please try again.',
    (lang) => reportMessages(lang).failed,
  ],
  [
    "Votre rapport n'a pas pu être envoyé. Veuillez réessayer.",
    'Your report could not be sent. Please try again.',
    (lang) => detailsMessages(lang).reportFailed,
  ],
]

const service: readonly Message[] = [
  [
    'Impossible de charger les statistiques.',
    'The statistics could not be loaded.',
    (lang) => dashboardMessages(lang).loadFailed,
  ],
  [
    'Impossible de changer le mode maintenance.',
    'The maintenance mode could not be changed.',
    (lang) => dashboardMessages(lang).maintenanceFailed,
  ],
  [
    'Impossible de charger les utilisateurs. Veuillez réessayer.',
    'The users could not be loaded. Please try again.',
    (lang) => usersMessages(lang).loadFailed,
  ],
  [
    "Impossible de mettre à jour l'abonnement.",
    'The plan could not be updated.',
    (lang) => usersMessages(lang).planFailed,
  ],
  ['Impossible de charger les données.', 'The data could not be loaded.', (lang) => musclesMessages(lang).loadFailed],
  ['Maintenance en cours', 'Maintenance in progress', (lang) => maintenanceMessages(lang).title],
  [
    'Nous serons bientôt de retour. Merci de votre patience !',
    'We will be back soon. Thank you for your patience!',
    (lang) => maintenanceMessages(lang).text,
  ],
]

/** The specification has common spaces, the product the ones that French wants. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([...forms, ...account, ...programs, ...service])(
  'says ‘%s’ as the specification has it, and ‘%s’ in English',
  (fr, en, said) => {
    expect([plain(said('fr')), said('en')]).toEqual([fr, en])
  },
)
