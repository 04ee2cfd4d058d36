import { dictionary } from '@fonte/domain/words/dictionary'

/** A name as it stands within a French sentence. */
const quoted = (name: string) => `«\u00a0${name}\u00a0»`

const setsFr = (count: number) => `${count}\u00a0${count < 2 ? 'série' : 'séries'}`
const setsEn = (count: number) => `${count} ${count === 1 ? 'set' : 'sets'}`
const listed = (lang: 'fr' | 'en', names: readonly string[]) => new Intl.ListFormat(lang).format(names)

/** What of a finished workout is kept for the next ones. */
export const savingMessages = dictionary({
  keepChanges: { fr: 'Garder ces changements dans le programme\u00a0?', en: 'Keep these changes in the program?' },
  keepSwaps: {
    fr: (count: number) => `Garder ${count < 2 ? 'l’échange' : 'les échanges'} dans le programme\u00a0?`,
    en: (count) => `Keep the ${count === 1 ? 'swap' : 'swaps'} in the program?`,
  },
  keep: { fr: 'Garder', en: 'Keep' },
  leave: { fr: 'Laisser le programme tel quel', en: 'Leave the program as it is' },
  putLoads: { fr: 'Mettre ces charges dans le programme', en: 'Put these loads in the program' },
  loadsToo: { fr: 'Mettre aussi ces charges dans le programme', en: 'Put these loads in the program, too' },
  changesKept: { fr: 'Le programme est à jour.', en: 'The program is up to date.' },
  changesLeft: { fr: 'Le programme reste tel quel.', en: 'The program stays as it is.' },
  swapped: {
    fr: (from: string, to: string) => `Échange de ${quoted(from)} contre ${quoted(to)}`,
    en: (from, to) => `${from} swapped for ${to}`,
  },
  /** So many sets more, or below 0 fewer. */
  sets: {
    fr: (name: string, change: number) =>
      `${quoted(name)}\u00a0: ${setsFr(Math.abs(change))} de ${change > 0 ? 'plus' : 'moins'}`,
    en: (name, change) =>
      `${name}: ${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} ${Math.abs(change) === 1 ? 'set' : 'sets'}`,
  },
  warmUps: {
    fr: (name: string, change: number) =>
      `${quoted(name)}\u00a0: ${setsFr(Math.abs(change))} d’échauffement de ${change > 0 ? 'plus' : 'moins'}`,
    en: (name, change) =>
      `${name}: ${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} warm-up ${Math.abs(change) === 1 ? 'set' : 'sets'}`,
  },
  replanned: {
    fr: (name: string) => `${quoted(name)}\u00a0: séries modifiées`,
    en: (name) => `${name}: sets changed`,
  },
  removed: { fr: (name: string) => `Retrait de ${quoted(name)}`, en: (name) => `${name} removed` },
  added: {
    fr: (name: string, sets: number) => `Ajout de ${quoted(name)} (${setsFr(sets)})`,
    en: (name, sets) => `${name} added (${setsEn(sets)})`,
  },
  movedFirst: { fr: (name: string) => `${quoted(name)} passe en premier`, en: (name) => `${name} moved to the start` },
  moved: {
    fr: (name: string, after: string) => `${quoted(name)} passe après ${quoted(after)}`,
    en: (name, after) => `${name} moved after ${after}`,
  },
  grouped: {
    fr: (names: readonly string[]) =>
      `${names.length > 2 ? 'Circuit' : 'Superset'} de ${listed('fr', names.map(quoted))}`,
    en: (names) => `${names.length > 2 ? 'Circuit' : 'Superset'} of ${listed('en', names)}`,
  },
  ungrouped: {
    fr: (names: readonly string[]) =>
      `Fin du ${names.length > 2 ? 'circuit' : 'superset'} de ${listed('fr', names.map(quoted))}`,
    en: (names) => `${listed('en', names)} no longer grouped`,
  },
})
