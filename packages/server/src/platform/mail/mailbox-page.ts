import type { listMails } from './mail-store.ts'
import { escapeHtml } from './mail-template.ts'

type Row = Awaited<ReturnType<typeof listMails>>[number]

const style = `
:root { color-scheme: light dark }
body { margin: 0 auto; max-width: 44rem; overflow-wrap: anywhere; padding: 1.5rem 1rem; font: 1rem/1.5 Archivo, Helvetica, Arial, sans-serif;
  background: light-dark(#f0ede8, #0f0d0b); color: light-dark(#0f0d0b, #f0ede8) }
article { border-top: 4px solid; margin-top: 2rem; padding-top: 1rem }
h2, p { margin: 0 0 .5rem }
pre { white-space: pre-wrap; font: inherit }
a { color: inherit }
`

const article = ({ id, recipient, subject, text_body, links, created_at }: Row): string => {
  const addresses = links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(recipient)} · <time>${created_at.toISOString()}</time> · <a href="mailbox/${id}">HTML</a></p>
<pre>${escapeHtml(text_body)}</pre>
<ul>${addresses.join('')}</ul>
</article>`
}

/** The local mailbox as a page: each mail in plain text, with its links to follow. */
export const mailboxPage = (rows: readonly Row[]): string => `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Boîte de réception · Fonte</title>
<style>${style}</style></head>
<body>
<h1>Boîte de réception</h1>
${rows.length === 0 ? '<p>Aucun e-mail pour le moment.</p>' : rows.map(article).join('\n')}
</body>
</html>
`
