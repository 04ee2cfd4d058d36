import { useContactEmail } from './contact-queries.ts'

/** The operator's e-mail address as a link, once it is known. */
export function ContactEmail() {
  const address = useContactEmail()
  return (
    <p className="mt-3">
      {address !== undefined && (
        <a className="strong-text" href={`mailto:${address}`}>
          {address}
        </a>
      )}
    </p>
  )
}
