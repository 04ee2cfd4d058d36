import type { Program } from '@fonte/contract/program'
import { type ProgramWork, programWork } from '@fonte/domain/program/program-work'
import { localized } from '@fonte/domain/words/localized'
import { useState } from 'react'
import { useMedia } from '../../platform/media.ts'
import { useLanguage } from '../../platform/words/language.ts'
import { useWords } from '../../platform/words/words.ts'
import { BodyMap } from '../../ui/body-map/body-map.tsx'
import type { Library } from '../exercise/library-queries.ts'
import type { Muscles } from '../muscle/muscle-queries.ts'
import { programMessages } from './program-messages.ts'

/** From here on a card is a column with room for both sides of the body. */
const wide = '(min-width: 640px)'

interface WorkPictureProps {
  image_url: string | null
  work: ProgramWork
  muscles: Muscles
  /** One side of the body on a phone, where the picture is narrow. */
  narrowOnPhone?: boolean
}

/** A picture by its URL, or the body map of what is worked; also the body map when the picture does not come. */
export function WorkPicture({ image_url, work, muscles, narrowOnPhone = false }: WorkPictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const words = useWords(programMessages)
  const lang = useLanguage()
  const isNarrow = !useMedia(wide)
  if (image_url !== null && image_url !== broken) {
    const failed = () => setBroken(image_url)
    return <img src={image_url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={failed} />
  }
  const { main, secondary, groups } = work
  const names = groups.flatMap((id) => muscles.group(id) ?? []).map((group) => localized(group, 'name', lang))
  const drawing = { label: words.muscles({ names: names.join(', ') }), main, secondary, crop: 'auto' as const }
  return <BodyMap {...drawing} view={isNarrow && narrowOnPhone ? 'working' : 'both'} />
}

interface Props {
  program: Program
  library: Library
  narrowOnPhone?: boolean
}

/** The program's own picture, or the body map of what it works. */
export function ProgramPicture({ program, library: { find, muscles }, narrowOnPhone = false }: Props) {
  const work = programWork(program, find, muscles.regionsOf)
  return <WorkPicture image_url={program.image_url} work={work} muscles={muscles} narrowOnPhone={narrowOnPhone} />
}
