/** Parts of the browser's own window that are pages themselves; each new window would load them, at twice the cost of ours. */
const windowParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI']

/** What Playwright turns off, as far as Chromium on Linux and macOS has it: a later list replaces an earlier one. */
const playwrights = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** A process held ready for the next site: these tests visit one. */
const spareProcess = 'SpareRendererForSitePerProcess'

/** Options of every browser of these tests. What they turn off belongs to the browser's window; a page behaves alike without it. */
export const browserOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  `--disable-features=${[...windowParts, ...playwrights, spareProcess].join(',')}`,
]
