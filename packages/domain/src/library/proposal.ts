/** What of the library’s files is proposed to administrators where they have edited it. */
export const proposalKinds = ['exercises', 'programs'] as const

export type ProposalKind = (typeof proposalKinds)[number]

/** What an administrator takes of a proposal or leaves, each with both languages; in the order in which it is shown. */
export const proposalParts = [
  'name',
  'aliases',
  'description',
  'equipment',
  'group',
  'muscles',
  'measure',
  'sides',
  'load',
  'exercises',
] as const

export type ProposalPart = (typeof proposalParts)[number]

/** The parts that are texts: they are taken unless an administrator says otherwise, the others only where one says so. */
export const textParts: readonly ProposalPart[] = ['name', 'aliases', 'description']

/** Texts of a row of the library, each in both languages. */
export const proposedTexts = ['name', 'aliases', 'description', 'guide', 'safety'] as const

/** What else is said of an exercise: ids, or a word or figure. */
export const proposedFacts = [
  'easier',
  'harder',
  'substitutes',
  'equipment_ids',
  'muscle_group_id',
  'muscle_ids',
  'prime_muscle_ids',
  'stabilising_muscle_ids',
  'measure',
  'sides',
  'load',
  'body_share',
] as const

type Field = (typeof proposedTexts)[number] | (typeof proposedFacts)[number]

const parts: Readonly<Record<Field, ProposalPart>> = {
  name: 'name',
  aliases: 'aliases',
  description: 'description',
  // The guide says the description in steps, and is shown only beside that very text.
  guide: 'description',
  safety: 'description',
  easier: 'description',
  harder: 'description',
  substitutes: 'description',
  equipment_ids: 'equipment',
  muscle_group_id: 'group',
  muscle_ids: 'muscles',
  prime_muscle_ids: 'muscles',
  stabilising_muscle_ids: 'muscles',
  measure: 'measure',
  sides: 'sides',
  load: 'load',
  body_share: 'load',
}

/** The part that a field is taken with. */
export const partOf = (field: Field): ProposalPart => parts[field]

interface Differing {
  readonly texts: readonly { readonly field: Field }[]
  /** Not said by a server of the version before. */
  readonly facts?: readonly { readonly field: Field }[] | undefined
  /** The exercises of a program; null where they are alike. */
  readonly exercises: object | null
}

/** The parts in which a proposal differs from what stands, in the order in which they are shown. */
export function differingParts({ texts, facts = [], exercises }: Differing): readonly ProposalPart[] {
  const differing = new Set([...texts, ...facts].map(({ field }) => partOf(field)))
  return proposalParts.filter((part) => (part === 'exercises' ? exercises !== null : differing.has(part)))
}
