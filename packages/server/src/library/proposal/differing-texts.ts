import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'

/** The texts of a row in both languages. */
export interface Texts {
  readonly name: string
  readonly name_en: string | null
  readonly description: string
  readonly description_en: string | null
  readonly aliases?: readonly string[]
  readonly aliases_en?: readonly string[]
}

type Text = LibraryProposal['texts'][number]

const listed = (names: readonly string[] | undefined): string | null => (names?.length ? names.join(', ') : null)

/** The texts of two rows that differ, French before English. */
export const differingTexts = (present: Texts, proposed: Texts): Text[] => {
  const texts: readonly Text[] = [
    { field: 'name', lang: 'fr', present: present.name, proposed: proposed.name },
    { field: 'name', lang: 'en', present: present.name_en, proposed: proposed.name_en },
    { field: 'aliases', lang: 'fr', present: listed(present.aliases), proposed: listed(proposed.aliases) },
    { field: 'aliases', lang: 'en', present: listed(present.aliases_en), proposed: listed(proposed.aliases_en) },
    { field: 'description', lang: 'fr', present: present.description, proposed: proposed.description },
    { field: 'description', lang: 'en', present: present.description_en, proposed: proposed.description_en },
  ]
  return texts.filter((text) => text.present !== text.proposed)
}
