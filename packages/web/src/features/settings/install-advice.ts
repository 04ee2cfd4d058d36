/** What a browser says of itself. */
export interface BrowserSigns {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Whether the page runs as an installed application. */
  readonly standalone: boolean
}

/** Whether to advise installing: on iPhone and iPad, where a site that is not installed is forgotten after seven days. */
export function shouldAdviseInstall({ userAgent, maxTouchPoints, standalone }: BrowserSigns): boolean {
  // An iPad calls itself a Macintosh; no Mac has a touch screen.
  const isTablet = userAgent.includes('Macintosh') && maxTouchPoints > 1
  return !standalone && (isTablet || /\b(?:iPhone|iPad|iPod)\b/.test(userAgent))
}

/** What this browser says of itself. */
export const browserSigns = (): BrowserSigns => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  standalone: matchMedia('(display-mode: standalone)').matches,
})
