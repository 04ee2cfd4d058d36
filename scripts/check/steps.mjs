import { spawn } from 'node:child_process'
import process from 'node:process'
import { projectEnvironment } from '../setup/node.mjs'
import { root } from '../setup/place.mjs'

/** A step of the check that is a program of its own; it has passed when its exit code is 0. */
function program(title, command, ...args) {
  return { title, work: () => output(command, args) }
}

/** A step of the check that is ours; `load` brings the module only once everything is installed. */
function own(title, load) {
  return {
    title,
    work: async () => {
      const { problems, notes = [] } = (await load())()
      return { ok: problems.length === 0, text: [...problems, ...notes].join('\n'), notes }
    },
  }
}

const types = ['domain', 'domain/tsconfig.test.json', 'contract', 'server', 'web', 'e2e'].map(
  (name) => `packages/${name}`,
)

export const steps = [
  program('format and lint', 'biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.'),
  ...[...types, 'bench'].map((name) => program(`types of ${name}`, 'tsc', '-p', name)),
  program('dead code', 'knip', '--no-progress', '--no-config-hints'),
  own('import rules', async () => (await import('./imports.mjs')).checkImports),
  own('import cycles', async () => (await import('./imports.mjs')).checkCycles),
  own('clock and randomness of the domain', async () => (await import('./clock.mjs')).checkClock),
  own('names and components of features', async () => (await import('./exports.mjs')).checkExports),
  own('figures', async () => (await import('./figures.mjs')).checkFigures),
  own('repetitions', async () => (await import('./repetitions.mjs')).checkRepetitions),
  own('classes of the style sheets', async () => (await import('./style/class-names.mjs')).checkClassNames),
  own('custom properties', async () => (await import('./style/custom-properties.mjs')).checkCustomProperties),
  own('forbidden words', async () => (await import('./texts/words.mjs')).checkWords),
  own('wording', async () => (await import('./texts/wording.mjs')).checkWording),
  own('French typography', async () => (await import('./texts/typography.mjs')).checkTypography),
  own('version and changelog', async () => (await import('./texts/releases.mjs')).checkReleases),
  own('way of a set', async () => (await import('./set-walk.mjs')).checkSetWalk),
  own('documents', async () => (await import('./texts/documents.mjs')).checkDocuments),
  own('size of the pages', async () => (await import('./bundle.mjs')).checkBundle),
]

function output(command, args) {
  return new Promise((resolve) => {
    const options = { cwd: root, env: projectEnvironment(), shell: process.platform === 'win32' }
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
    child.once('error', (error) => resolve({ ok: false, text: error.message }))
    child.once('close', (code) => resolve({ ok: code === 0, text: Buffer.concat(chunks).toString().trim() }))
  })
}
