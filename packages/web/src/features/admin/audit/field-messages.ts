import { dictionary } from '@fonte/domain/words/dictionary'

/** What the log calls the fields that actions change. */
export const fieldMessages = dictionary({
  plan: { fr: 'Abonnement', en: 'Plan' },
  trial_started_at: { fr: 'Début de l’essai', en: 'Trial start' },
  trial_ends_at: { fr: 'Fin de l’essai', en: 'Trial end' },
  status: { fr: 'Statut', en: 'Status' },
  role: { fr: 'Rôle', en: 'Role' },
  enabled: { fr: 'Service', en: 'Service' },
  ended: { fr: 'Appareils', en: 'Devices' },
  name: { fr: 'Nom', en: 'Name' },
  name_en: { fr: 'Nom anglais', en: 'English name' },
  aliases: { fr: 'Autres noms', en: 'Other names' },
  aliases_en: { fr: 'Autres noms anglais', en: 'Other English names' },
  description: { fr: 'Description', en: 'Description' },
  description_en: { fr: 'Description anglaise', en: 'English description' },
  equipment_ids: { fr: 'Équipement', en: 'Equipment' },
  muscle_group_id: { fr: 'Groupe musculaire', en: 'Muscle group' },
  muscle_ids: { fr: 'Muscles', en: 'Muscles' },
  muscles: { fr: 'Muscles', en: 'Muscles' },
  region: { fr: 'Zone du schéma', en: 'Body map area' },
  order: { fr: 'Ordre', en: 'Order' },
  image_url: { fr: 'Image', en: 'Image' },
  archived: { fr: 'Archivé', en: 'Archived' },
  exercises: { fr: 'Exercices', en: 'Exercises' },
  sets: { fr: 'Séries', en: 'Sets' },
})
