/** Words that tell how to fail unharmed under a load: safeties, a spotter, or how to let go of the bar. */
const waysOut = {
  fr: /(?<!\p{L})(?:sécurité|pareur|parer|partenaire)|(?<!sans )(?:lâcher|laisser tomber|repousser) la barre devant/iu,
  en: /\b(?:safet|spotters?\b|spot\b)|dump the bar|push the bar away|(?:let|drop) the bar\b[^.;]{0,20} (?:in front|ahead)/iu,
}

/** Whether a French description of a lift says how to fail safely, and its English one, where there is one, too. */
export function saysWayOut(description: string, english: string | null): boolean {
  return waysOut.fr.test(description) && (english === null || waysOut.en.test(english))
}
