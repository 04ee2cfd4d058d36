/** What a ticket to support may be about, as it is stored. */
export const reportTypes = ['Bug', 'Idée', 'Comportement inapproprié'] as const

export type ReportType = (typeof reportTypes)[number]

/** How far a ticket has got, as it is stored. */
export const reportStatuses = ['Ouvert', 'En cours', 'Fermé'] as const

export type ReportStatus = (typeof reportStatuses)[number]

/** The longest text of a ticket, and of an answer to it, in characters. */
export const longestReport = 5_000
