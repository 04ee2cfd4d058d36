import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../platform/api/client.ts'
import { siteQuery } from './site-queries.ts'

/** What stands in the head of a prerendered page. */
function prerendered(): Answer<'get-site'> | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="fonte-site"]')
  return meta ? JSON.parse(meta.content) : undefined
}

/** What the operator tells the pages, once it is known; it is asked for even where the page holds it, so that the device has it. */
export const useSite = (): Answer<'get-site'> | undefined =>
  useQuery({ ...siteQuery, initialData: prerendered, initialDataUpdatedAt: 0 }).data

/** The operator's e-mail address, once it is known. */
export const useContactEmail = (): string | undefined => useSite()?.contact_email
