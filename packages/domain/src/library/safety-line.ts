/** Words that tell how to fail unharmed under a load: safeties, a spotter, or how to let go of the bar. */
const waysOut = {
  fr: /sécurité|pareur|parer|lâcher la barre|laisser tomber la barre|repousser la barre|partenaire/u,
  en: /safet|spotter|\bspot\b|dump the bar|let the bar|push the bar away|drop the bar/u,
}

/** Whether a French description of a lift says how to fail safely, and its English one, where there is one, too. */
export function saysWayOut(description: string, english: string | null): boolean {
  return waysOut.fr.test(description) && (english === null || waysOut.en.test(english))
}
