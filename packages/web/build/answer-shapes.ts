import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const specifier = '@fonte/contract/answer/answer-shapes'

/** Puts what the module computes from the contract's schemas in its place: the pages get the values without the schemas. */
export function answerShapes(): Plugin {
  const file = fileURLToPath(import.meta.resolve(specifier))
  return {
    name: 'answer-shapes',
    apply: 'build',
    load: {
      order: 'pre',
      handler: async (id) => {
        if (id !== file) return null
        const values: Record<string, unknown> = await import(specifier)
        const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
        return lines.join('')
      },
    },
  }
}
