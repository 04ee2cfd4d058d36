import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of `/admin/users`. */
export const usersMessages = dictionary({
  title: { fr: 'Utilisateurs', en: 'Users' },
  help: {
    fr: 'Les comptes, leur statut et leur abonnement. Chaque changement est noté dans le journal.',
    en: 'The accounts, their status and their plan. Every change is noted in the log.',
  },
  placeholder: { fr: 'Nom, e-mail ou pseudo', en: 'Name, email or username' },
  loadFailed: {
    fr: 'Impossible de charger les utilisateurs. Veuillez réessayer.',
    en: 'The users could not be loaded. Please try again.',
  },
  user: { fr: 'Utilisateur', en: 'User' },
  username: { fr: 'Pseudo', en: 'Username' },
  role: { fr: 'Rôle', en: 'Role' },
  status: { fr: 'Statut', en: 'Status' },
  plan: { fr: 'Abonnement', en: 'Plan' },
  lastSignIn: { fr: 'Dernière connexion', en: 'Last login' },
  never: { fr: 'Jamais', en: 'Never' },
  active: { fr: 'Actif', en: 'Active' },
  inactive: { fr: 'Inactif', en: 'Inactive' },
  blocked: { fr: 'Bloqué', en: 'Blocked' },
  guest: { fr: 'Invité', en: 'Guest' },
  allRoles: { fr: 'Tous les rôles', en: 'All roles' },
  allStatuses: { fr: 'Tous les statuts', en: 'All statuses' },
  allPlans: { fr: 'Tous les abonnements', en: 'All plans' },
  sort: { fr: 'Tri', en: 'Order' },
  newest: { fr: 'Inscription récente', en: 'Newest first' },
  'last-sign-in': { fr: 'Connexion récente', en: 'Last login first' },
  name: { fr: 'Nom', en: 'Name' },
})
