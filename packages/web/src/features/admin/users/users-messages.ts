import { dictionary } from '@fonte/domain/words/dictionary'

interface Named {
  readonly name: string
}

/** Words of `/admin/users`. */
export const usersMessages = dictionary({
  title: { fr: 'Utilisateurs', en: 'Users' },
  help: {
    fr: 'Les comptes, leur statut et leur abonnement. Chaque changement est inscrit au journal.',
    en: 'The accounts, their status and their plan. Every change is recorded in the log.',
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
  sort: { fr: 'Tri', en: 'Sort' },
  newest: { fr: 'Inscription récente', en: 'Newest first' },
  'last-sign-in': { fr: 'Connexion récente', en: 'Latest login first' },
  name: { fr: 'Nom', en: 'Name' },
  planOf: { fr: ({ name }: Named) => `Abonnement\u00a0: ${name}`, en: ({ name }) => `Plan of ${name}` },
  planSet: { fr: 'Abonnement mis à jour', en: 'Plan updated' },
  planFailed: { fr: "Impossible de mettre à jour l'abonnement.", en: 'The plan could not be updated.' },
  error: { fr: 'Erreur', en: 'Error' },
  actions: { fr: 'Actions', en: 'Actions' },
  actionsOn: { fr: ({ name }: Named) => `Actions\u00a0: ${name}`, en: ({ name }) => `Actions: ${name}` },
  history: { fr: 'Historique des pseudos', en: 'Username history' },
  reset: { fr: 'Réinitialiser le mot de passe', en: 'Reset password' },
  resetDone: { fr: 'E-mail envoyé', en: 'Email sent' },
  resetDoneText: {
    fr: 'Un lien pour choisir un nouveau mot de passe part à l’adresse du compte.',
    en: 'A link to choose a new password is on its way to the account’s address.',
  },
  block: { fr: 'Bloquer', en: 'Block' },
  blockTitle: { fr: 'Bloquer ce compte ?', en: 'Block this account?' },
  blockText: {
    fr: 'Tous ses appareils sont déconnectés aussitôt, et un e-mail prévient son titulaire. Ses programmes et son historique sont conservés.',
    en: 'All of its devices are logged out right away, and an email tells its owner. Its programs and its history are kept.',
  },
  blockedDone: { fr: 'Compte bloqué', en: 'Account blocked' },
  unblock: { fr: 'Débloquer', en: 'Unblock' },
  unblockedDone: { fr: 'Compte débloqué', en: 'Account unblocked' },
  endSessions: { fr: 'Déconnecter partout', en: 'Log out everywhere' },
  endTitle: { fr: 'Déconnecter ce compte partout ?', en: 'Log this account out everywhere?' },
  endText: {
    fr: 'Tous ses appareils sont déconnectés aussitôt. Le mot de passe reste le même.',
    en: 'All of its devices are logged out right away. The password stays the same.',
  },
  endedDone: { fr: 'Appareils déconnectés', en: 'Devices logged out' },
  secondFactor: { fr: 'Désactiver la validation en deux étapes', en: 'Turn off two-step verification' },
  secondFactorTitle: {
    fr: 'Désactiver la validation en deux étapes de ce compte ?',
    en: 'Turn off this account’s two-step verification?',
  },
  secondFactorText: {
    fr: 'Pour une personne qui a perdu son téléphone et ses codes de récupération. Assurez-vous que la demande vient bien d’elle : son mot de passe suffira de nouveau. Ses appareils sont déconnectés, et un e-mail la prévient.',
    en: 'For someone who has lost their phone and their recovery codes. Make sure the request really comes from them: their password alone will be enough again. Their devices are logged out, and an email tells them.',
  },
  secondFactorConfirm: { fr: 'Désactiver', en: 'Turn off' },
  secondFactorDone: { fr: 'Validation en deux étapes désactivée', en: 'Two-step verification turned off' },
  remove: { fr: 'Supprimer', en: 'Delete' },
  removeTitle: { fr: 'Supprimer ce compte ?', en: 'Delete this account?' },
  removeText: {
    fr: 'Programmes, séances, publications et tickets disparaissent avec lui. Cette suppression est définitive.',
    en: 'Programs, workouts, posts and tickets go with it. This cannot be undone.',
  },
  removeForGood: { fr: 'Supprimer définitivement', en: 'Delete permanently' },
  removedDone: { fr: 'Compte supprimé', en: 'Account deleted' },
  passwordWhy: {
    fr: 'Pour confirmer, saisissez de nouveau votre mot de passe.',
    en: 'To confirm, enter your password again.',
  },
  gone: {
    fr: 'Ce compte n’existe plus. La liste a été actualisée.',
    en: 'This account no longer exists. The list has been refreshed.',
  },
  lastAdmin: {
    fr: 'C’est le dernier administrateur qui peut se connecter\u00a0: ce compte ne peut être ni bloqué ni supprimé.',
    en: 'This is the last administrator who can log in: this account can be neither blocked nor deleted.',
  },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  close: { fr: 'Fermer', en: 'Close' },
  historyText: {
    fr: 'Les changements de pseudo, puis ce que les administrateurs ont fait sur ce compte.',
    en: 'Username changes, then what administrators did to this account.',
  },
  noChange: { fr: 'Le pseudo n’a jamais changé.', en: 'The username has never changed.' },
  historyFailed: { fr: 'Impossible de charger l’historique.', en: 'The history could not be loaded.' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  onAccount: { fr: 'Actions des administrateurs', en: 'Administrator actions' },
})
