import type { JSX } from 'react'

/** The strokes are 2 units on a 24-unit grid with butt ends; the class `filled` fills instead of stroking. A text is one path. */
const drawings = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  more: <path className="filled" d="M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z" />,
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  close: 'm5 5 14 14M19 5 5 19',
  check: <path d="m4 12 6 6L20 6" strokeWidth="3" />,
  'chevron-up': 'm5 15 7-7 7 7',
  'chevron-down': 'm5 9 7 7 7-7',
  'chevron-left': 'm15 5-7 7 7 7',
  'chevron-right': 'm9 5 7 7-7 7',
  'arrow-up': 'M12 21V4M5 11l7-7 7 7',
  'arrow-down': 'M12 3v17M5 13l7 7 7-7',
  trash: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  edit: 'M4 20v-4L16 4l4 4L8 20zM13 7l4 4',
  copy: 'M8 8h12v13H8zM16 8V3H4v13h4',
  play: <path className="filled" d="M7 4v16l13-8z" />,
  stop: <path className="filled" d="M6 6h12v12H6z" />,
  pause: <path className="filled" d="M6 5h4v14H6zM14 5h4v14h-4z" />,
  eye: (
    <>
      <path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7Z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7Z" />
      <circle cx="12" cy="12" r="3" />
      <path d="M4 21 20 3" />
    </>
  ),
  warning: 'M12 3 2 21h20ZM12 10v5M12 17v2',
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7v2" />
    </>
  ),
  'sound-on': 'M3 9v6h4l5 5V4L7 9zM16 8a5 5 0 0 1 0 8M18.5 5a9 9 0 0 1 0 14',
  'sound-off': 'M3 9v6h4l5 5V4L7 9zM16 9l6 6M22 9l-6 6',
  list: (
    <>
      <path d="M8 6h13M8 12h13M8 18h13" />
      <path className="filled" d="M2 4h4v4H2zM2 10h4v4H2zM2 16h4v4H2z" />
    </>
  ),
  grip: (
    <path className="filled" d="M8 4h3v3H8zM13 4h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 17h3v3H8zM13 17h3v3h-3z" />
  ),
  home: <path d="M1 12h3M20 12h3M6 4v16M10 7v10M14 7v10M18 4v16" strokeWidth="3" />,
  stats: <path d="M4 21V12M10 21V5M16 21v-7M22 21V9" strokeWidth="3" />,
  community: (
    <>
      <circle cx="9" cy="12" r="6" />
      <circle cx="9" cy="12" r="1" />
      <path d="M14 6.6a6 6 0 1 1 0 10.8" />
    </>
  ),
  settings: (
    <>
      <circle cx="12" cy="12" r="8" />
      <circle cx="12" cy="12" r="2.5" />
      <path d="M12 1v4M12 19v4M1 12h4M19 12h4" />
    </>
  ),
  logout: 'M13 3H4v18h9M9 12h12M16 7l5 5-5 5',
  user: (
    <>
      <circle cx="12" cy="8" r="5" />
      <path d="M3 22c0-5 4-7 9-7s9 2 9 7" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="8" r="4" />
      <path d="M2 21c0-4 3-6 7-6s7 2 7 6M15 4.5a4 4 0 0 1 0 7M18 15.5c2.5.8 4 2.6 4 5.5" />
    </>
  ),
  dashboard: 'M3 3h8v10H3zM15 3h6v6h-6zM15 13h6v8h-6zM3 17h8v4H3z',
  dumbbell: <path d="M3 8v8M7 5v14M17 5v14M21 8v8M7 12h10" strokeWidth="3" />,
  ticket: 'M3 5h18v5a2 2 0 0 0 0 4v5H3v-5a2 2 0 0 0 0-4zM14 6v12',
  search: (
    <>
      <circle cx="10" cy="10" r="6" />
      <path d="m14.5 14.5 6.5 6.5" />
    </>
  ),
  refresh: 'M20 12a8 8 0 1 1-3-6.2M20 2v6h-6',
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 6v6l4 3" />
    </>
  ),
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5',
  share: 'M12 15V3M7 8l5-5 5 5M4 13v8h16v-8',
  download: 'M12 3v12M7 10l5 5 5-5M4 17v4h16v-4',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  swap: 'M3 8h16M14 3l5 5-5 5M21 16H5M10 11l-5 5 5 5',
  plates: <path d="M1 12h3M20 12h3M6 4v16M10 7v10M14 7v10M18 4v16" strokeWidth="3" />,
  note: 'M4 3h16v18H4zM8 8h8M8 12h8M8 16h5',
  undo: 'M9 4 4 9l5 5M4 9h10a6 6 0 0 1 0 12H8',
} satisfies Record<string, JSX.Element | string>

/** Names of the drawings that {@link Icon} knows. */
export type IconName = keyof typeof drawings

/** A small stroked drawing, hidden from assistive technology: the control around it carries the name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const drawing = drawings[name]
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
    </svg>
  )
}
