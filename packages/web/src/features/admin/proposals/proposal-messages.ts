import type { ProposalPart } from '@fonte/domain/library/proposal'
import { dictionary } from '@fonte/domain/words/dictionary'

type Counted = { readonly count: string }
type Named = { readonly name: string }

/** Words of what a release brings for rows that administrators have edited. */
export const proposalMessages = dictionary({
  filter: {
    fr: ({ count }: Counted) => `Nouveautés proposées · ${count}`,
    en: ({ count }) => `Changes proposed · ${count}`,
  },
  help: {
    fr: 'Fonte a changé ce que vous aviez modifié. Cochez ce que vous voulez prendre\u00a0: le reste ne change pas. Le journal permet d’annuler pendant un jour.',
    en: 'Fonte has changed what you had edited. Select what you want to take: the rest stays as it is. The log can undo it for a day.',
  },
  loadFailed: {
    fr: 'Impossible de charger les nouveautés proposées.',
    en: 'The proposed changes could not be loaded.',
  },
  none: { fr: 'Rien de nouveau', en: 'Nothing new' },
  noneText: {
    fr: 'Tout ce que vous avez modifié est à jour, ou votre choix est fait.',
    en: 'Everything you have edited is up to date, or you have made your choice.',
  },
  safetyMissing: { fr: 'Consigne de sécurité manquante', en: 'Safety line missing' },
  present: { fr: 'Actuel', en: 'Present' },
  proposed: { fr: 'Proposé', en: 'Proposed' },
  blank: { fr: 'Rien', en: 'None' },
  fieldFr: {
    fr: ({ name }: Named) => `${name} (français)`,
    en: ({ name }) => `${name} (French)`,
  },
  fieldEn: {
    fr: ({ name }: Named) => `${name} (anglais)`,
    en: ({ name }) => `${name} (English)`,
  },
  name: { fr: 'Nom', en: 'Name' },
  aliases: { fr: 'Autres noms', en: 'Other names' },
  description: { fr: 'Description', en: 'Description' },
  guide: { fr: 'Mode d’emploi', en: 'Instructions' },
  safety: { fr: 'Consigne de sécurité', en: 'Safety line' },
  change: {
    fr: ({ label }: { readonly label: string }) => `${label}\u00a0:`,
    en: ({ label }) => `${label}:`,
  },
  movesExercise: {
    fr: 'Le type de mouvement, qui sert à proposer des remplaçants, est mis à jour avec ce que vous prenez.',
    en: 'The kind of movement, by which substitutes are suggested, is updated with what you take.',
  },
  movesProgram: {
    fr: 'Les textes et les exercices sont les mêmes. La place du programme dans la liste ou dans la semaine change.',
    en: 'The texts and exercises are the same. The program’s place in the list or in the week changes.',
  },
  alike: {
    fr: 'Votre version dit déjà la même chose.',
    en: 'Your version already says the same.',
  },
  olderServer: {
    fr: 'Ce serveur n’est pas encore à jour\u00a0: les nouveautés se prennent après sa mise à jour.',
    en: 'This server is not up to date yet: changes can be taken once it is.',
  },
  take: { fr: 'Prendre ce qui est coché', en: 'Take what is selected' },
  takeAll: { fr: 'Mettre à jour', en: 'Update' },
  keep: { fr: 'Tout garder', en: 'Keep all of mine' },
  taken: { fr: 'Proposition enregistrée', en: 'Proposal saved' },
  notTaken: { fr: 'Proposition non enregistrée', en: 'Proposal not saved' },
  kept: { fr: 'Votre version est gardée', en: 'Your version is kept' },
  notKept: { fr: 'Choix non enregistré', en: 'Choice not saved' },
  undo: { fr: 'Annuler', en: 'Undo' },
  decided: {
    fr: 'Un autre administrateur a déjà choisi, ou la proposition a changé.',
    en: 'Another administrator has already chosen, or the proposal has changed.',
  },
})

/** What an administrator ticks, to take it. */
export const partMessages = dictionary({
  name: { fr: 'Prendre le nom', en: 'Take the name' },
  aliases: { fr: 'Prendre les autres noms', en: 'Take the other names' },
  description: { fr: 'Prendre la description et le mode d’emploi', en: 'Take the description and instructions' },
  equipment: { fr: 'Prendre l’équipement', en: 'Take the equipment' },
  group: { fr: 'Prendre le groupe musculaire', en: 'Take the muscle group' },
  muscles: { fr: 'Prendre les muscles', en: 'Take the muscles' },
  measure: { fr: 'Prendre l’unité de compte', en: 'Take what it is counted in' },
  sides: { fr: 'Prendre les côtés', en: 'Take the sides' },
  load: { fr: 'Prendre la charge', en: 'Take the load' },
  exercises: { fr: 'Prendre les exercices et les séries', en: 'Take the exercises and sets' },
} satisfies Record<ProposalPart, unknown>)
