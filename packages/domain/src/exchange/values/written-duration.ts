const perUnit: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|day|days|tag|tage|j|jour|jours)$/u, 86_400],
  [/^(?:h|hr|hrs|hour|hours|std|heure|heures)$/u, 3600],
  [/^(?:m|min|mins|minute|minutes|minuten)$/u, 60],
  [/^(?:s|sec|secs|second|seconds|sek|seconde|secondes)$/u, 1],
]

/** Whole seconds of `2h 38m`, `59m`, `1h 5m 3s`, `0:01:30`, `12:30` or plain seconds; null where nothing or something else stands. */
export function readDuration(text: string): number | null {
  const plain = text.trim().toLowerCase()
  if (/^\d+(?:[.,]\d+)?$/u.test(plain)) return Math.round(Number(plain.replace(',', '.')))
  return readClock(plain) ?? readWords(plain)
}

/** `h:mm:ss` or `mm:ss`. */
function readClock(plain: string): number | null {
  const [, hours = '0', minutes, seconds] = /^(?:(\d{1,4}):)?(\d{1,3}):(\d{2})(?:[.,]\d+)?$/u.exec(plain) ?? []
  if (minutes === undefined) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function readWords(plain: string): number | null {
  if (!/^(?:\d{1,7}(?:[.,]\d{1,3})?\s*\p{L}+\.?[\s,]*)+$/u.test(plain)) return null
  let seconds = 0
  for (const [, figure = '', word = ''] of plain.matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}+)/gu)) {
    const unit = perUnit.find(([pattern]) => pattern.test(word))
    if (!unit) return null
    seconds += Number(figure.replace(',', '.')) * unit[1]
  }
  return Math.round(seconds)
}
