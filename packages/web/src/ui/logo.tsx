import { classNames } from './class-names.ts'

/** A plate seen from the front with the letter F as its bore, in the colour of the text around it. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={classNames('logo', className)} viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M32 0a32 32 0 1 1 0 64a32 32 0 1 1 0-64ZM32 5a27 27 0 1 0 0 54a27 27 0 1 0 0-54ZM32 9a23 23 0 1 1 0 46a23 23 0 1 1 0-46ZM24 16H44V24H32V28H42V36H32V48H24Z"
      />
    </svg>
  )
}

/** Logo and name, to be put inside the link to the home page. */
export function Wordmark() {
  return (
    <>
      <Logo />
      <span className="title">FONTE</span>
    </>
  )
}
