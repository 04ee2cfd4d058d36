import process from 'node:process'
import { measureApi } from './api/api.ts'
import { type Figure, tableOf } from './kit/figure.ts'

const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  api: measureApi,
}

const wanted = process.argv.slice(2)
const figures: Figure[] = []
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) figures.push(...((await parts[name]?.()) ?? []))
process.stdout.write(`${tableOf(figures)}\n`)
