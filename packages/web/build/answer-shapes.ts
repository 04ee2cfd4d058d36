import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const specifiers = [
  '@fonte/contract/answer/answer-shapes',
  '@fonte/contract/answer/admin-answer-shapes',
  '@fonte/contract/answer/import-answer-shapes',
  '@fonte/contract/answer/log-answer-shapes',
  '@fonte/contract/answer/export-answer-shapes',
  '@fonte/contract/answer/event-shapes',
]

/** Puts what the modules compute from the contract's schemas in their place: the pages get the values without the schemas. */
export function answerShapes(): Plugin {
  const specifierOf = new Map(specifiers.map((specifier) => [fileURLToPath(import.meta.resolve(specifier)), specifier]))
  return {
    name: 'answer-shapes',
    apply: 'build',
    load: {
      order: 'pre',
      handler: async (id) => {
        const specifier = specifierOf.get(id)
        if (specifier === undefined) return null
        const values: Record<string, unknown> = await import(specifier)
        return sourceOf(values)
      },
    },
  }
}

/** Shorter values are no longer written out than named (characters). */
const shortest = 40

/** A module that exports the values; what stands in them several times is written once. */
function sourceOf(values: Record<string, unknown>): string {
  const times = new Map<string, number>()
  const count = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const text = JSON.stringify(value)
    times.set(text, (times.get(text) ?? 0) + 1)
    if (times.get(text) === 1) for (const part of Object.values(value)) count(part)
  }
  count(values)
  const names = new Map<string, string>()
  const declarations: string[] = []
  const write = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const text = JSON.stringify(value)
    const known = names.get(text)
    if (known) return known
    const parts = Object.entries(value).map(([key, part]) =>
      Array.isArray(value) ? write(part) : `${JSON.stringify(key)}:${write(part)}`,
    )
    const written = Array.isArray(value) ? `[${parts.join(',')}]` : `{${parts.join(',')}}`
    if ((times.get(text) ?? 0) < 2 || text.length < shortest) return written
    const name = `shared${names.size}`
    names.set(text, name)
    declarations.push(`const ${name} = ${written}`)
    return name
  }
  const exported = Object.entries(values).map(([name, value]) => `export const ${name} = ${write(value)}`)
  return [...declarations, ...exported, ''].join('\n')
}
