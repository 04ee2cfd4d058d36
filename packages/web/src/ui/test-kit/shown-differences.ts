import { screen, within } from '@testing-library/react'

/** The table of what differs between two versions, a list of its cells for each row. */
export const shownDifferences = (): readonly (readonly string[])[] =>
  within(screen.getByRole('table', { name: 'Ce qui diffère' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' ')))
