/** What of the library’s files is proposed to administrators where they have edited it. */
export const proposalKinds = ['exercises', 'programs'] as const

export type ProposalKind = (typeof proposalKinds)[number]
