import process from 'node:process'

/** How the benchmark starts its browser: the one that was found for the tests. */
export const chromiumOptions = () => {
  const executablePath = process.env.CHROMIUM_PATH
  return { ...(executablePath && { executablePath }), args: ['--no-sandbox'] }
}
