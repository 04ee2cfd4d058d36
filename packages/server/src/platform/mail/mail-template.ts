import type { Language } from '@fonte/domain/words/language'

/** What a mail says, before it is rendered as text and as HTML. */
export interface MailTemplate {
  readonly lang: Language
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The one thing to do, as a button with its address; absent where there is none. */
  readonly action?: { readonly label: string; readonly url: string }
  /** Small words at the end, such as why this mail came. */
  readonly footnote: string
}

/** A mail as mail programs show it. */
export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly links: readonly string[]
}

/** A mail on its way: the id, made once, names it in every try to deliver it. */
export interface Mail extends RenderedMail {
  readonly id: string
  readonly to: string
}

/** The colours of the pages, light theme. */
const ink = { iron: '#0f0d0b', grey: '#59524d', hair: '#d7d3cb', chalk: '#f0ede8', paper: '#f9f8f4', ember: '#ee5200' }

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made harmless within HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const plain = ({ greeting, paragraphs, action, footnote }: MailTemplate): string =>
  [greeting, ...paragraphs, ...(action ? [`${action.label}\n${action.url}`] : []), `--\nFonte\n${footnote}`].join(
    '\n\n',
  )

const paragraph = (text: string, style: string): string => `<p style="${style}">${escapeHtml(text)}</p>`

const body = 'margin:0 0 16px;font-size:16px;line-height:24px'
const small = `margin:16px 0 0;font-size:13px;line-height:20px;color:${ink.grey}`
const button = [
  'display:inline-block;padding:14px 24px;font-size:16px;font-weight:700;text-decoration:none',
  `background:${ink.ember};color:${ink.iron};border-radius:2px`,
].join(';')

const buttonOf = ({ label, url }: NonNullable<MailTemplate['action']>): string => {
  const address = escapeHtml(url)
  return `<p style="margin:24px 0"><a href="${address}" style="${button}">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;line-height:20px;word-break:break-all"><a href="${address}" style="color:${ink.iron}">${address}</a></p>
`
}

const page = ({ lang, subject, greeting, paragraphs, action, footnote }: MailTemplate): string =>
  `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${ink.chalk};color:${ink.iron};font-family:Archivo,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;background:${ink.paper};border-top:4px solid ${ink.iron}">
<div style="padding:24px">
<p style="margin:0 0 24px;font-size:24px;line-height:28px;font-weight:800;letter-spacing:1px">FONTE</p>
${[greeting, ...paragraphs].map((text) => paragraph(text, body)).join('\n')}
${action ? buttonOf(action) : ''}<div style="margin-top:24px;border-top:1px solid ${ink.hair}">${paragraph(footnote, small)}</div>
</div>
</div>
</body>
</html>
`

/** Renders a mail as plain text and as HTML that looks like Fonte, without tables, pictures or anything fetched. */
export const renderMail = (template: MailTemplate): RenderedMail => ({
  subject: template.subject,
  text: `${plain(template)}\n`,
  html: page(template),
  links: template.action ? [template.action.url] : [],
})
