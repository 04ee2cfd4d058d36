import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of the audit log. */
export const auditMessages = dictionary({
  title: { fr: 'Journal', en: 'Log' },
  help: {
    fr: 'Les actions des administrateurs, de la plus récente à la plus ancienne. Chaque entrée est conservée un an et ne peut pas être modifiée.',
    en: 'What administrators did, most recent first. Each entry is kept for one year and cannot be changed.',
  },
  loadFailed: { fr: 'Impossible de charger le journal.', en: 'The log could not be loaded.' },
  none: { fr: 'Aucune action à afficher.', en: 'No actions to show.' },
  command: { fr: 'ligne de commande', en: 'command line' },
  gone: { fr: 'supprimé', en: 'deleted' },
  service: { fr: 'le service', en: 'the service' },
  field: {
    fr: ({ field }: { field: string }) => `${field}\u00a0:`,
    en: ({ field }) => `${field}:`,
  },
  changedWithin: { fr: 'contenu modifié', en: 'contents changed' },
  undo: { fr: 'Annuler cette action', en: 'Undo this action' },
  undone: { fr: 'annulée', en: 'undone' },
  undoDone: { fr: 'Action annulée', en: 'Action undone' },
  undoTitle: { fr: 'Annuler cette action ?', en: 'Undo this action?' },
  undoText: {
    fr: 'Le compte retrouve le statut ou l’abonnement qu’il avait avant. L’annulation est elle aussi inscrite au journal.',
    en: 'The account gets back the status or the plan it had before. Undoing is recorded in the log as well.',
  },
  undoEditText: {
    fr: 'L’élément de la bibliothèque redevient ce qu’il était avant cette modification. L’annulation est elle aussi inscrite au journal.',
    en: 'The item of the library becomes what it was before this change. Undoing is recorded in the log as well.',
  },
  keep: { fr: 'Ne rien changer', en: 'Change nothing' },
  passwordWhy: {
    fr: 'Pour confirmer, saisissez de nouveau votre mot de passe.',
    en: 'To confirm, enter your password again.',
  },
  error: { fr: 'Erreur', en: 'Error' },
  action: { fr: 'Action', en: 'Action' },
  allActions: { fr: 'Toutes les actions', en: 'All actions' },
  actor: { fr: 'Auteur', en: 'Done by' },
  anybody: { fr: 'Tous les auteurs', en: 'Anyone' },
  period: { fr: 'Période', en: 'Period' },
  always: { fr: '12 derniers mois', en: 'Past 12 months' },
  day: { fr: '24 dernières heures', en: 'Past 24 hours' },
  week: { fr: '7 derniers jours', en: 'Past 7 days' },
  month: { fr: '30 derniers jours', en: 'Past 30 days' },
})
