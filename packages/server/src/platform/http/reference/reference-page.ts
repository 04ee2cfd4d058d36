import { commonProblems, problemStatus } from '@fonte/contract/problem'
import { type Access, guardProblems, type Route, type RouteTable } from '@fonte/contract/route'
import { escapeHtml } from '../../mail/mail-template.ts'
import { publishedSchema } from '../json-schema.ts'
import { schemaHtml } from './schema-html.ts'

/** Who may call an operation, in words. */
const accessWords: Readonly<Record<Access, string>> = {
  anonymous: 'Anybody',
  'signed-in': 'Who is signed in',
  premium: 'Premium members and administrators',
  'owner-or-admin': 'Who is signed in; administrators for anybody',
  admin: 'Administrators',
}

const section = (title: string, html: string): string => (html === '' ? '' : `<h4>${title}</h4>${html}`)

const problems = (route: Route): string => {
  const codes = [...new Set([...guardProblems(route), ...(route.problems ?? []), ...commonProblems])]
  const items = codes.map((code) => `<li><code>${code}</code> <span>${problemStatus[code]}</span></li>`)
  return `<ul>${items.join('')}</ul>`
}

const operation = (id: string, route: Route): string => {
  const schema = (part: 'params' | 'query' | 'body') => {
    const found = route[part]
    return found ? schemaHtml(publishedSchema(found, 'input')) : ''
  }
  const answer = route.answer ? schemaHtml(publishedSchema(route.answer, 'output')) : '<p>Nothing (204).</p>'
  const path = route.path.replaceAll(/:(\w+)/g, '{$1}')
  return `<details id="${id}">
<summary><b>${route.method}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(route.summary)}</span></summary>
<div><p><code>${id}</code></p>
<p>${accessWords[route.access ?? 'signed-in']}. Limit: <code>${route.rate}</code>.</p>
${section('In the address', schema('params') + schema('query'))}${section('Body', schema('body'))}
${section('Answer', answer)}${section('Problems', problems(route))}</div>
</details>`
}

/** The operations by the first word of their addresses, in the order of the table. */
const byNoun = (table: RouteTable) =>
  Map.groupBy(Object.entries(table), ([, { path }]) => path.split('/')[2] ?? 'others')

/** A page that shows every operation of a table: what to send, what comes back, who may call it. */
export const referencePage = (table: RouteTable): string => {
  const nouns = [...byNoun(table)]
  const links = nouns.map(([noun]) => `<li><a href="#on-${noun}">${noun}</a></li>`)
  const sections = nouns.map(
    ([noun, rows]) => `<section aria-labelledby="on-${noun}"><h2 id="on-${noun}">${noun}</h2>
${rows.map(([id, route]) => operation(id, route)).join('\n')}</section>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Programming interface · Fonte</title><link rel="stylesheet" href="/api/reference.css"></head>
<body><main>
<h1>Fonte’s programming interface</h1>
<p lang="fr">Cette page s’adresse aux développeurs ; elle n’existe qu’en anglais.</p>
<p>JSON over https. A browser’s session travels in cookies; calls that change something come from Fonte’s own address.
Errors are problem details (RFC 9457) with a stable <code>code</code>. The same as an
<a href="/api/openapi.json">OpenAPI 3.1 document</a>. The limits stand in <code>docs/security.md</code>.</p>
<nav aria-label="Nouns"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
</main></body>
</html>
`
}
