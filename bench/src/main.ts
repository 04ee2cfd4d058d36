import process from 'node:process'
import { measureApi } from './api/api.ts'
import { measureGrowth } from './growth/growth.ts'
import { type Figure, tableOf } from './kit/figure.ts'
import { measureStart } from './start.ts'

const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  api: measureApi,
  start: measureStart,
  growth: () => measureGrowth(),
}

const wanted = process.argv.slice(2)
const figures: Figure[] = []
for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) figures.push(...((await parts[name]?.()) ?? []))
process.stdout.write(`${tableOf(figures)}\n`)
