import type { Language } from '@fonte/domain/words/language'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { whenDrawnAndIdle } from '../../../platform/idle/idle.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Select } from '../../../ui/select.tsx'
import { importMessages } from '../import-messages.ts'
import { writtenId, zoneName } from './zone-names.ts'

const zones = Intl.supportedValuesOf('timeZone')

/** So many are named in one quiet moment: each costs a phone a millisecond or two. */
const atOnce = 10

/** In which time zone a file was written; its value is the IANA name. */
export function ZoneChoice({ zone, onZone }: { zone: string; onZone: (zone: string) => void }) {
  const words = useWords(importMessages)
  const { lang } = useFormats()
  const names = useZoneNames(lang)
  const all = useMemo(() => {
    const offered = [...new Set([zone, ...zones])]
    const named = offered.map((value) => ({
      value,
      label: names?.get(value) ?? (value === zone ? zoneName(value, lang) : writtenId(value)),
    }))
    const { compare } = new Intl.Collator(lang)
    return named.toSorted((one, other) => compare(one.label, other.label))
  }, [zone, names, lang])
  // Four hundred choices come after the preview that they stand in, and hold nothing up.
  const options = useDeferredValue(
    all,
    all.filter(({ value }) => value === zone),
  )
  return (
    <div>
      <span>{words.timesFrom}</span>
      <Select
        className="zone-choice"
        aria-label={words.timesFrom}
        value={zone}
        options={options}
        onChange={(event) => onZone(event.target.value)}
      />
    </div>
  )
}

/** What all time zones are called; null until they are named, a few in each quiet moment. */
function useZoneNames(lang: Language): ReadonlyMap<string, string> | null {
  const [named, setNamed] = useState<{ readonly lang: Language; readonly names: Map<string, string> } | null>(null)
  useEffect(() => {
    const names = new Map<string, string>()
    const nameSome = (): void => {
      for (const zone of zones.slice(names.size, names.size + atOnce)) names.set(zone, zoneName(zone, lang))
      if (names.size === zones.length) setNamed({ lang, names })
      else callOff = whenDrawnAndIdle(nameSome)
    }
    let callOff = whenDrawnAndIdle(nameSome)
    return () => callOff()
  }, [lang])
  return named?.lang === lang ? named.names : null
}
