import { dictionary } from '@fonte/domain/words/dictionary'

/** What the log calls the fields that actions change. */
export const fieldMessages = dictionary({
  plan: { fr: 'Abonnement', en: 'Plan' },
  trial_started_at: { fr: 'Début de l’essai', en: 'Trial start' },
  trial_ends_at: { fr: 'Fin de l’essai', en: 'Trial end' },
  status: { fr: 'Statut', en: 'Status' },
  role: { fr: 'Rôle', en: 'Role' },
  enabled: { fr: 'Fermé', en: 'Closed' },
  ended: { fr: 'Appareils', en: 'Devices' },
  name: { fr: 'Nom', en: 'Name' },
  name_en: { fr: 'Nom anglais', en: 'English name' },
  description: { fr: 'Description', en: 'Description' },
  description_en: { fr: 'Description anglaise', en: 'English description' },
})
