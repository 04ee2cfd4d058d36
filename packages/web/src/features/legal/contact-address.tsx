import { useQuery } from '@tanstack/react-query'
import { siteQuery } from './site-queries.ts'

/** The operator's e-mail address as a link, once it is known. */
export function ContactAddress() {
  const address = useQuery(siteQuery).data?.contact_email
  return (
    <p className="mt-3">
      {address !== undefined && (
        <a className="b" href={`mailto:${address}`}>
          {address}
        </a>
      )}
    </p>
  )
}
