import { dictionary } from '@fonte/domain/words/dictionary'
import { plural } from '@fonte/domain/words/plural'

const days = (count: number) => `${count} ${plural('fr', count, { one: 'jour', other: 'jours' })}`
const daysEn = (count: number) => `${count} ${plural('en', count, { one: 'day', other: 'days' })}`

/** Words of plans, of their page and of paying. */
export const planMessages = dictionary({
  subscription: { fr: 'Abonnement', en: 'Subscription' },
  payment: { fr: 'Gérer mon abonnement', en: 'Manage my plan' },
  manage: { fr: 'Gérer', en: 'Manage' },
  Basic: { fr: 'Basic', en: 'Basic' },
  Trial: { fr: 'Essai', en: 'Trial' },
  Premium: { fr: 'Premium', en: 'Premium' },
  Invité: { fr: 'Invité', en: 'Guest' },
  trialOver: { fr: 'Essai terminé', en: 'Trial ended' },
  trialOverText: {
    fr: (date: string) => `Depuis le ${date}. Vos programmes et vos séances sont intacts.`,
    en: (date) => `Since ${date}. Your programs and workouts are all still here.`,
  },
  daysLeft: {
    fr: (count: number, date: string) => `Il reste ${days(count)}, jusqu’au ${date}.`,
    en: (count, date) => `${daysEn(count)} left, until ${date}.`,
  },
  basicText: { fr: 'Gratuit, sans limite de durée.', en: 'Free, for as long as you like.' },
  premiumText: { fr: 'Tout Fonte, sans publicité.', en: 'All of Fonte, without ads.' },
  guestText: { fr: 'Accès Premium offert.', en: 'Premium access, on the house.' },
  backToBasic: { fr: 'Revenir à Basic', en: 'Back to Basic' },
  current: { fr: 'Plan actuel', en: 'Current plan' },
  freeTrial: { fr: 'Essai gratuit', en: 'Free trial' },
  premiumOrGuest: { fr: 'Premium / Invité', en: 'Premium / Guest' },
  free: { fr: 'Gratuit', en: 'Free' },
  sevenDays: { fr: '7 jours', en: '7 days' },
  aYear: { fr: 'par an', en: 'a year' },
  ownPrograms: { fr: 'Vos propres programmes et exercices', en: 'Your own programs and exercises' },
  guidedWorkouts: { fr: 'Séances guidées, même hors ligne', en: 'Guided workouts, offline too' },
  history: { fr: 'Historique et statistiques', en: 'History and statistics' },
  allOfPremium: { fr: 'Premium complet pendant une semaine', en: 'Everything in Premium for a week' },
  noCard: { fr: 'Sans moyen de paiement', en: 'No payment details needed' },
  thenBasic: { fr: 'Ensuite, retour à Basic gratuit', en: 'Then back to Basic, free' },
  allOfBasic: { fr: 'Tout ce qu’offre Basic', en: 'Everything in Basic' },
  community: { fr: 'Les programmes de la communauté', en: 'The community’s programs' },
  publishing: { fr: 'La publication de vos programmes', en: 'Publishing your programs' },
  noAds: { fr: 'Aucune publicité', en: 'No ads' },
  startTrial: { fr: "Commencer l'essai gratuit", en: 'Start free trial' },
  startingTrial: { fr: 'Un instant…', en: 'One moment…' },
  trialStarted: { fr: 'Essai commencé', en: 'Trial started' },
  trialStartedText: { fr: 'Premium est à vous pour 7 jours.', en: 'Premium is yours for 7 days.' },
  trialFailed: {
    fr: "Impossible de démarrer l'essai gratuit. Veuillez réessayer.",
    en: 'The free trial could not be started. Please try again.',
  },
  goPremium: { fr: 'Passer à Premium', en: 'Go Premium' },
  comingSoon: { fr: 'Bientôt disponible', en: 'Coming soon' },
  comingSoonText: {
    fr: 'L’achat de Premium n’est pas encore ouvert. Les codes de réduction vaudront à l’ouverture des ventes.',
    en: 'Premium isn’t on sale yet. Discount codes will apply once sales open.',
  },
  cancel: { fr: "Annuler l'abonnement", en: 'Cancel subscription' },
  cancelText: {
    fr: 'Vous reviendrez aussitôt à Basic. Vos programmes et vos séances restent.',
    en: 'You’ll go back to Basic right away. Your programs and workouts stay.',
  },
  cancelQuestion: { fr: 'Annuler l’abonnement ?', en: 'Cancel your subscription?' },
  keepPlan: { fr: 'Garder mon plan', en: 'Keep my plan' },
  cancelled: { fr: 'Abonnement annulé', en: 'Subscription canceled' },
  cancelledText: { fr: 'Votre plan est maintenant Basic.', en: 'Your plan is now Basic.' },
  cancelFailed: {
    fr: "Impossible d'annuler l'abonnement. Veuillez réessayer.",
    en: 'The subscription could not be canceled. Please try again.',
  },
  error: { fr: 'Erreur', en: 'Error' },
  comparePlans: { fr: 'Voir les plans', en: 'See the plans' },
  price: { fr: 'Tarif', en: 'Price' },
})
