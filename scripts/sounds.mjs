// Writes the workout's four sounds as mono 16-bit WAV files of 22.05 kHz. Same code, same bytes.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const rate = 22050
const folder = new URL('../packages/web/public/sounds/', import.meta.url)

/** Partials of a struck plate: pitch relative to the base, loudness, seconds until it has lost nine tenths. */
const plate = [
  [1, 1, 0.22],
  [2.76, 0.45, 0.12],
  [5.4, 0.2, 0.06],
]
/** Partials of a short clear tone. */
const beep = [
  [1, 1, 0.16],
  [2, 0.25, 0.08],
]

/** Each sound is a list of strokes: when (s), pitch (Hz), loudness and what is struck. */
const sounds = {
  start: {
    length: 0.33,
    strokes: [
      [0, 392, 0.7, plate],
      [0.12, 587.33, 0.9, plate],
    ],
  },
  validation: { length: 0.3, strokes: [[0, 659.26, 0.9, plate]] },
  countdown: { length: 0.14, strokes: [[0, 880, 0.8, beep]] },
  'rest-over': {
    length: 0.33,
    strokes: [
      [0, 880, 0.7, beep],
      [0.1, 1318.51, 0.9, beep],
    ],
  },
}

function samples({ length, strokes }) {
  const count = Math.round(length * rate)
  return Array.from({ length: count }, (_, index) => {
    const time = index / rate
    const closing = Math.min(1, (count - index) / (0.03 * rate))
    return closing * strokes.reduce((sum, stroke) => sum + ring(stroke, time), 0)
  })
}

function ring([start, pitch, loudness, partials], time) {
  const since = time - start
  if (since < 0) return 0
  const opening = Math.min(1, since / 0.004)
  const tones = partials.map(
    ([ratio, share, decay]) => share * 10 ** (-since / decay) * Math.sin(2 * Math.PI * pitch * ratio * since),
  )
  return opening * loudness * tones.reduce((sum, tone) => sum + tone, 0)
}

function wav(wave) {
  const loudest = Math.max(...wave.map(Math.abs))
  const file = Buffer.alloc(44 + 2 * wave.length)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + 2 * wave.length, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(2 * rate, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(2 * wave.length, 40)
  for (const [index, value] of wave.entries()) {
    file.writeInt16LE(Math.round((value / loudest) * 0.8 * 32767), 44 + 2 * index)
  }
  return file
}

for (const [name, sound] of Object.entries(sounds)) {
  writeFileSync(fileURLToPath(new URL(`${name}.wav`, folder)), wav(samples(sound)))
}
