import { dictionary } from '@fonte/domain/words/dictionary'
import { isolated } from '@fonte/domain/words/visible-text'

type Named = { name: string }
type Counted = { count: number }

/** Words of a program as a file or a link: sharing it, and opening it. */
export const fileMessages = dictionary({
  shareTitle: { fr: 'Partager en fichier', en: 'Share as file' },
  shareText: {
    fr: ({ name }: Named) =>
      `«\u00a0${isolated(name)}\u00a0» avec ses exercices, sans votre historique ni vos notes. Le fichier ou le lien s’ouvre dans n’importe quel Fonte.`,
    en: ({ name }) =>
      `“${isolated(name)}” with its exercises, without your history or your notes. The file or the link opens in any Fonte.`,
  },
  withLoads: { fr: 'Avec mes charges', en: 'With my weights' },
  withLoadsHint: {
    fr: 'Les charges des séries et les règles de progression partent avec le programme.',
    en: 'The weights of the sets and the progression rules go along with the program.',
  },
  saveFile: { fr: 'Enregistrer le fichier', en: 'Save the file' },
  copyLink: { fr: 'Copier le lien', en: 'Copy the link' },
  linkText: {
    fr: 'Le programme est dans le lien lui-même\u00a0: aucun serveur ne le reçoit.',
    en: 'The program is in the link itself: no server receives it.',
  },
  linkTooLong: {
    fr: 'Ce programme est trop long pour un lien\u00a0: partagez le fichier.',
    en: 'This program is too long for a link: share the file.',
  },
  linkCopied: { fr: 'Lien copié', en: 'Link copied' },
  copyFailed: { fr: 'Le lien n’a pas pu être copié.', en: 'The link could not be copied.' },
  error: { fr: 'Erreur', en: 'Error' },
  close: { fr: 'Fermer', en: 'Close' },
  exercisesMissing: {
    fr: 'La bibliothèque d’exercices n’est pas encore arrivée sur cet appareil.',
    en: 'The exercise library has not reached this device yet.',
  },

  openTitle: { fr: 'Programme reçu', en: 'Received program' },
  exercises: { fr: 'Exercices', en: 'Exercises' },
  makes: {
    fr: ({ count }: Counted) =>
      count < 2
        ? 'Un exercice personnalisé sera créé pour lui\u00a0:'
        : `${count} exercices personnalisés seront créés pour lui\u00a0:`,
    en: ({ count }) =>
      count === 1 ? 'One custom exercise will be created for it:' : `${count} custom exercises will be created for it:`,
  },
  isAmongOwn: {
    fr: 'Vous avez déjà ce programme, à l’identique\u00a0: l’ajouter en ferait un second.',
    en: 'You already have this very program: adding it would make a second one.',
  },
  nothingYet: {
    fr: 'Rien n’est enregistré avant votre accord.',
    en: 'Nothing is saved before you agree.',
  },
  add: { fr: 'Ajouter à mes programmes', en: 'Add to my programs' },
  adding: { fr: 'Ajout…', en: 'Adding…' },
  added: { fr: 'Programme ajouté', en: 'Program added' },
  addFailed: { fr: 'Le programme n’a pas pu être ajouté', en: 'The program could not be added' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  reading: { fr: 'Lecture du programme', en: 'Reading the program' },
  newer: {
    fr: 'Cet export vient d’une version plus récente de Fonte.',
    en: 'This export comes from a newer Fonte.',
  },
  unreadable: {
    fr: 'Ce lien ou ce fichier ne contient pas de programme lisible. Il a peut-être été coupé en chemin\u00a0: demandez-le à nouveau.',
    en: 'This link or file holds no readable program. It may have been cut on its way: ask for it again.',
  },
  unknownExercise: {
    fr: 'Ce programme utilise un exercice que ni le fichier ni cette bibliothèque ne connaissent.',
    en: 'This program uses an exercise that neither the file nor this library knows.',
  },
})
