import { dictionary } from '@fonte/domain/words/dictionary'

interface Sentence {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** Words of the audit log. */
export const auditMessages = dictionary({
  title: { fr: 'Journal', en: 'Log' },
  help: {
    fr: 'Ce que les administrateurs ont fait, le plus récent d’abord. Les lignes restent un an et ne changent pas.',
    en: 'What administrators did, the latest first. The lines stay for a year and do not change.',
  },
  loadFailed: { fr: 'Impossible de charger le journal.', en: 'The log could not be loaded.' },
  none: { fr: 'Aucune action notée.', en: 'No action noted.' },
  command: { fr: 'ligne de commande', en: 'command line' },
  gone: { fr: 'disparu', en: 'gone' },
  service: { fr: 'le service', en: 'the service' },
  change: {
    fr: ({ field, before, after }: Sentence) => `${field}\u00a0: ${before} → ${after}`,
    en: ({ field, before, after }) => `${field}: ${before} → ${after}`,
  },
  undo: { fr: 'Annuler cette action', en: 'Undo this action' },
  undone: { fr: 'annulée', en: 'undone' },
  undoDone: { fr: 'Action annulée', en: 'Action undone' },
  undoTitle: { fr: 'Annuler cette action ?', en: 'Undo this action?' },
  undoText: {
    fr: 'Ce qu’elle a changé redevient comme avant. L’annulation est notée elle aussi.',
    en: 'What it changed becomes what it was before. The undoing is noted, too.',
  },
  keep: { fr: 'Ne rien changer', en: 'Change nothing' },
  passwordWhy: {
    fr: 'Votre mot de passe est demandé une nouvelle fois avant cette action.',
    en: 'Your password is asked once more before this action.',
  },
  error: { fr: 'Erreur', en: 'Error' },
  action: { fr: 'Action', en: 'Action' },
  allActions: { fr: 'Toutes les actions', en: 'All actions' },
  actor: { fr: 'Auteur', en: 'Done by' },
  anybody: { fr: 'Tout le monde', en: 'Everybody' },
  period: { fr: 'Période', en: 'Period' },
  always: { fr: 'Depuis un an', en: 'For a year' },
  day: { fr: 'Depuis 24 heures', en: 'For 24 hours' },
  week: { fr: 'Depuis 7 jours', en: 'For 7 days' },
  month: { fr: 'Depuis 30 jours', en: 'For 30 days' },
})
