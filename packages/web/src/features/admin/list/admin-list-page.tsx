import type { ReactNode } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { AdminPage } from '../admin-page.tsx'
import { listMessages } from './list-messages.ts'
import { ListTools } from './list-tools.tsx'
import type { AdminList } from './use-admin-list.ts'

interface Props {
  words: { readonly title: string; readonly help: string; readonly placeholder: string }
  list: AdminList<unknown, unknown>
  children: ReactNode
}

/** The page of a list that the server pages through: how many rows it has, and the tools to search it and read it anew. */
export function AdminListPage({ words, list, children }: Props) {
  const tools = <ListTools placeholder={words.placeholder} list={list} />
  return (
    <AdminPage title={words.title} count={useTotal(list)} help={words.help} actions={tools}>
      {children}
    </AdminPage>
  )
}

/** How many rows a list has: a number, "plus de 1 000", or nothing yet. */
function useTotal({ total }: Pick<AdminList<unknown>, 'total'>): string | undefined {
  const words = useWords(listMessages)
  const { number } = useFormats()
  if (total === undefined) return undefined
  return total === null ? words.over : number(total)
}
