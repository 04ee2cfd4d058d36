import { Logo } from './logo.tsx'

/** Fills the page with the pulsing logo while the session or a screen loads; `label` is read aloud. */
export function PageLoader({ label }: { label: string }) {
  return (
    <div className="page-loader" role="status">
      <Logo />
      <span className="visually-hidden">{label}</span>
    </div>
  )
}
