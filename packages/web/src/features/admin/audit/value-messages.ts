import { dictionary } from '@fonte/domain/words/dictionary'

/** What the log calls the values of its fields, by field and value as they are stored. */
export const valueMessages = dictionary({
  'plan.Invité': { fr: 'Invité', en: 'Guest' },
  'status.active': { fr: 'Actif', en: 'Active' },
  'status.blocked': { fr: 'Bloqué', en: 'Blocked' },
  'status.Ouvert': { fr: 'Ouvert', en: 'Open' },
  'status.En cours': { fr: 'En cours', en: 'In progress' },
  'status.Fermé': { fr: 'Fermé', en: 'Closed' },
  'role.admin': { fr: 'Administrateur', en: 'Administrator' },
  'role.user': { fr: 'Utilisateur', en: 'User' },
  'enabled.true': { fr: 'Fermé', en: 'Closed' },
  'enabled.false': { fr: 'Ouvert', en: 'Open' },
  'declined.true': { fr: 'Oui', en: 'Yes' },
  'declined.false': { fr: 'Non', en: 'No' },
  'archived.true': { fr: 'Oui', en: 'Yes' },
  'archived.false': { fr: 'Non', en: 'No' },
})
