import { dictionary } from '@fonte/domain/words/dictionary'

/** Names of the administrators’ pages, in the account menu and beside the pages. */
export const adminPlaceMessages = dictionary({
  administration: { fr: 'Administration', en: 'Administration' },
  dashboard: { fr: 'Tableau de bord', en: 'Dashboard' },
  exercises: { fr: 'Exercices', en: 'Exercises' },
  programs: { fr: 'Programmes', en: 'Programs' },
  users: { fr: 'Utilisateurs', en: 'Users' },
  muscles: { fr: 'Muscles', en: 'Muscles' },
  tickets: { fr: 'Tickets', en: 'Tickets' },
  newTickets: { fr: 'nouveaux tickets', en: 'new tickets' },
})
