import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import { formatZonedDate } from '@fonte/domain/words/zoned-date'
import type { Config } from '../platform/config.ts'
import { userAgentName } from '../platform/http/user-agent.ts'
import type { MailTemplate } from '../platform/mail/mail-template.ts'

interface Sighting {
  readonly device: string
  readonly when: string
}

const words = dictionary({
  greeting: { fr: 'Bonjour,', en: 'Hello,' },
  subject: { fr: 'Nouvelle connexion à votre compte Fonte', en: 'New login to your Fonte account' },
  seen: {
    fr: ({ device, when }: Sighting) =>
      `Quelqu’un, sans doute vous, vient de se connecter à votre compte Fonte depuis un nouvel appareil, ou pour la première fois depuis votre changement de mot de passe : ${device}, le ${when}.`,
    en: ({ device, when }: Sighting) =>
      `Someone, probably you, has just logged in to your Fonte account from a new device, or for the first time since you changed your password: ${device}, on ${when}.`,
  },
  unknownDevice: { fr: 'appareil inconnu', en: 'unknown device' },
  expected: { fr: 'C’était vous ? Il n’y a rien à faire.', en: 'Was this you? There is nothing to do.' },
  action: { fr: 'Voir mes appareils', en: 'See my devices' },
  footnote: {
    fr: 'Ce n’était pas vous ? Déconnectez cet appareil dans les paramètres et changez aussitôt votre mot de passe.',
    en: 'Wasn’t this you? Log that device out in the settings and change your password right away.',
  },
})

/** Tells the owner of an account of a sign-in at `now` (epoch ms) on a device that is new to it. */
export const newDeviceMail = (
  lang: Language,
  { publicUrl, timeZone }: Pick<Config, 'publicUrl' | 'timeZone'>,
  userAgent: string,
  now: number,
): MailTemplate => {
  const w = words(lang)
  const device = userAgentName(userAgent) || w.unknownDevice
  const when = formatZonedDate(lang, now, 'dateTime', timeZone)
  return {
    lang,
    subject: w.subject,
    greeting: w.greeting,
    paragraphs: [w.seen({ device, when }), w.expected],
    action: { label: w.action, url: `${publicUrl}/settings` },
    footnote: w.footnote,
  }
}
