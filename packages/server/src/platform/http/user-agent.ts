/** Characters that are kept of a user agent. */
export const longestAgent = 200

type Known = readonly (readonly [name: string, sign: RegExp])[]

/** Browsers that name others beside themselves stand before those they name. */
const browsers: Known = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
]

const systems: Known = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

/**
 * Browser and system that a user agent names, such as "Firefox · Windows": proper names, alike in every language.
 * Empty when it names neither.
 */
export function userAgentName(userAgent: string): string {
  const names = [browsers, systems].map((known) => known.find(([, sign]) => sign.test(userAgent))?.[0])
  return names.filter((name) => name !== undefined).join(' · ')
}
