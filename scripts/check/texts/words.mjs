import { projectFiles, textOf } from '../files.mjs'

const texts = /\.(ts|tsx|mjs|cjs|js|json|css|html|md|sql|yml|sh)$|^\.ci\//
const own = 'scripts/check/texts/words.mjs'

const forbidden = [
  { what: 'something left to do', pattern: /\b(TODO|FIXME|XXX|HACK)\b/ },
  { what: 'a lint rule that is switched off', pattern: /\b(eslint-disable|biome-ignore|oxlint-disable)\b/ },
  { what: 'a type error that is silenced', pattern: /@ts-(ignore|nocheck)\b/ },
  { what: 'a path of one machine', pattern: /(?<![\w.~$}*-])\/(work|root|home|Users|tmp)\/[\w.-]/ },
]

/** Words that say a file is not finished, not honest with the tools, or tied to one machine. */
export function checkWords() {
  const paths = projectFiles().filter((path) => texts.test(path) && path !== own && path !== 'package-lock.json')
  const problems = paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) =>
        forbidden.filter(({ pattern }) => pattern.test(line)).map(({ what }) => `${path}:${index + 1} holds ${what}`),
      ),
  )
  return { problems }
}
