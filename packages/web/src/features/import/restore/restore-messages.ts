import { dictionary } from '@fonte/domain/words/dictionary'

/** Words of restoring an export of Fonte's own. */
export const restoreMessages = dictionary({
  title: { fr: 'Export de Fonte', en: 'Fonte export' },
  text: {
    fr: 'Ce qui est déjà là n’est pas ajouté une seconde fois. Compte, abonnement, publications et messages ne sont jamais restaurés.',
    en: 'What is here already is not added a second time. Account, subscription, posts and messages are never restored.',
  },
  comparing: { fr: 'Comparaison avec vos données…', en: 'Comparing with your data…' },
  kind: { fr: 'Contenu', en: 'Content' },
  made: { fr: 'À ajouter', en: 'To add' },
  present: { fr: 'Déjà là', en: 'Already there' },
  exercises: { fr: 'Exercices personnalisés', en: 'Custom exercises' },
  programs: { fr: 'Programmes', en: 'Programs' },
  workouts: { fr: 'Séances', en: 'Workouts' },
  measures: { fr: 'Mesures du corps', en: 'Body measurements' },
  gym: { fr: 'Ma salle', en: 'My gym' },
  plan: { fr: 'Planning', en: 'Schedule' },
  comes: { fr: 'à reprendre', en: 'to restore' },
  stays: { fr: 'déjà réglé ici\u00a0: reste comme ici', en: 'set here already: stays as it is here' },
  none: { fr: 'absent de l’export', en: 'not in the export' },
  changed: {
    fr: (count: number) =>
      count === 1
        ? 'Une séance a changé ici depuis\u00a0: elle reste comme ici.'
        : `${count} séances ont changé ici depuis\u00a0: elles restent comme ici.`,
    en: (count) =>
      count === 1
        ? 'One workout was changed here since: it stays as it is here.'
        : `${count} workouts were changed here since: they stay as they are here.`,
  },
  lacking: {
    fr: (count: number) =>
      count === 1
        ? 'Un programme utilise un exercice que ni l’export ni cette bibliothèque ne connaissent\u00a0: il ne sera pas restauré.'
        : `${count} programmes utilisent un exercice que ni l’export ni cette bibliothèque ne connaissent\u00a0: ils ne seront pas restaurés.`,
    en: (count) =>
      count === 1
        ? 'One program uses an exercise that neither the export nor this library knows: it will not be restored.'
        : `${count} programs use an exercise that neither the export nor this library knows: they will not be restored.`,
  },
  unreadable: {
    fr: (count: number) =>
      count === 1
        ? 'Une ligne de l’export est illisible et sera laissée de côté.'
        : `${count} lignes de l’export sont illisibles et seront laissées de côté.`,
    en: (count) =>
      count === 1
        ? 'One row of the export cannot be read and will be left out.'
        : `${count} rows of the export cannot be read and will be left out.`,
  },
  names: {
    fr: (most: string) =>
      `Seuls les ${most} premiers noms d’exercices mémorisés de cet export seront repris\u00a0: un import n’en retient pas plus.`,
    en: (most) =>
      `Only the first ${most} remembered exercise names of this export will be restored: an import keeps no more.`,
  },
  bringBack: {
    fr: 'Reprendre aussi les séances supprimées ici depuis',
    en: 'Also bring back workouts deleted here since',
  },
  restore: { fr: 'Restaurer', en: 'Restore' },
  restored: { fr: 'Export restauré', en: 'Export restored' },
  restoring: { fr: 'Préparation…', en: 'Preparing…' },
  nothing: { fr: 'Tout est déjà là.', en: 'Everything is here already.' },
  undoable: {
    fr: 'Tout ce qui est ajouté se retire d’un geste pendant 30\u00a0jours, salle et planning compris. Ce qui a été modifié depuis reste.',
    en: 'Everything added can be removed again in one tap for 30 days, gym and schedule included. What was changed since stays.',
  },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  newer: {
    fr: 'Cet export vient d’une version plus récente de Fonte.',
    en: 'This export comes from a newer Fonte.',
  },
  tooLarge: {
    fr: (programs: string, exercises: string, workouts: string, measures: string) =>
      `Cet export contient plus qu’un compte ne peut garder (${programs} programmes, ${exercises} exercices personnalisés, ${workouts} séances, ${measures} mesures)\u00a0: rien n’en est restauré.`,
    en: (programs, exercises, workouts, measures) =>
      `This export holds more than an account may keep (${programs} programs, ${exercises} custom exercises, ${workouts} workouts, ${measures} body measurements): none of it will be restored.`,
  },
  broken: { fr: 'Cet export de Fonte est illisible.', en: 'This Fonte export cannot be read.' },
  failed: {
    fr: 'Vos données ne sont pas encore sur cet appareil. Réessayez avec du réseau.',
    en: 'Your data is not on this device yet. Try again with a network.',
  },
  notCompared: {
    fr: 'La comparaison avec vos données a échoué.',
    en: 'The comparison with your data failed.',
  },
  retry: { fr: 'Réessayer', en: 'Retry' },
})
