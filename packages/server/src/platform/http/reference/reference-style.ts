/** The style sheet of the reference: readable from 360 px on, light and dark, and on paper. */
export const referenceStyle = `
:root { color-scheme: light dark; --ink: light-dark(#0f0d0b, #f0ede8); --ground: light-dark(#f0ede8, #0f0d0b);
  --faint: light-dark(#5c554d, #b3aca3); --line: light-dark(#cfc8be, #3a352f); --mark: light-dark(#a33a0a, #ff9a63) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere;
  font: 1rem/1.5 Archivo, Helvetica, Arial, sans-serif; background: var(--ground); color: var(--ink) }
a { color: inherit }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px }
h1 { line-height: 1.2 }
h2 { margin: 2.5rem 0 .5rem; padding-top: 1rem; border-top: 3px solid }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem .5rem; padding: 0; list-style: none }
nav a { display: inline-block; padding: .5rem }
details { border-top: 1px solid var(--line) }
summary { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .75rem .25rem; cursor: pointer }
summary b { color: var(--mark); min-width: 4ch }
summary span { flex-basis: 100%; color: var(--faint) }
details > div { padding: 0 .25rem 1rem }
h4 { margin: 1rem 0 .25rem }
p { margin: .25rem 0 }
ul { margin: .25rem 0; padding-left: 1.25rem }
code { font: .95em ui-monospace, Menlo, Consolas, monospace }
small, li > span { color: var(--faint) }
`
