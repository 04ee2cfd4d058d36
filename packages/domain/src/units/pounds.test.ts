import { expect, it } from 'vitest'
import { toKg } from './pounds.ts'

it.each([
  [2.5, 1.13],
  [5, 2.27],
  [45, 20.41],
  [95, 43.09],
  [135, 61.23],
  [185, 83.91],
  [225, 102.06],
  [315, 142.88],
  [405, 183.7],
])('%d lb are %d kg', (pounds, kg) => {
  expect(toKg(pounds)).toBe(kg)
})
