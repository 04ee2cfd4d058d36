import { expect, test } from 'vitest'
import { shouldAdviseInstall } from './install-advice.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15'
const advise = (userAgent: string, maxTouchPoints: number, standalone = false) =>
  shouldAdviseInstall({ userAgent, maxTouchPoints, standalone })

test('installing is advised on iPhone and on an iPad that calls itself a Mac', () => {
  expect(advise(iphone, 5)).toBe(true)
  expect(advise(mac, 5)).toBe(true)
})

test('installing is not advised on a Mac, on Android, or once it is done', () => {
  expect(advise(mac, 0)).toBe(false)
  expect(advise('Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36', 5)).toBe(false)
  expect(advise(iphone, 5, true)).toBe(false)
})
