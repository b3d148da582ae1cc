import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import postcss, { type Rule } from 'postcss'
import selectorParser, { type Node } from 'postcss-selector-parser'
import { beforeAll, expect, it } from 'vitest'

const REACT = fileURLToPath(new URL('../../react/', import.meta.url))
const README = readFileSync(`${REACT}README.md`, 'utf8')

/** The style sheets beside `base.css`, with the entry points for which the README names them. */
const SHEETS: Record<string, string[]> = Object.fromEntries(
  [...README.matchAll(/^\| `\.\/([\w-]+)\.css` +\|(.*)\|$/gm)].map(([, sheet = '', text = '']) => [
    sheet,
    [...text.matchAll(/`\.\/([\w-]+)`/g)].map(([, name = '']) => name),
  ]),
)
const { exports } = JSON.parse(readFileSync(`${REACT}package.json`, 'utf8')) as {
  exports: Record<string, { '@sixpence/source': string } | undefined>
}
const GROUPS = Object.entries(SHEETS).filter(([, names]) => names.length > 0)
const ALL = Object.keys(exports)
  .map(path => path.slice(2))
  .filter(name => /^[\w-]+$/.test(name))
const others = ALL.filter(
  name => name !== 'ui' && !GROUPS.some(([, names]) => names.includes(name)),
)

let everywhere: ReadonlySet<string>
beforeAll(async () => {
  everywhere = await namesIn(ALL)
})

it.each([['base', others] as const, ...GROUPS])(
  'base.css and %s.css style everything that the entry points named for them show',
  async (sheet, names) => {
    expect(names.length).toBeGreaterThan(0)
    const loaded = new Set(['base', sheet].flatMap(rulesOf))
    const named = await namesIn(names)
    const isUsed = (name: string) =>
      named.has(name) || (!everywhere.has(name) && begins(named, name))
    const missing = rulesOf('styles').filter(
      rule => !loaded.has(rule) && classesOf(rule).every(isUsed),
    )
    expect(missing).toEqual([])
  },
)

/** Returns the selectors of a style sheet and of those that it imports. */
function rulesOf(sheet: string): string[] {
  const read = (path: string): string[] => {
    const css = postcss.parse(readFileSync(path, 'utf8'))
    const found: string[] = []
    css.walkRules(rule => {
      if (!isStep(rule)) found.push(...rule.selectors)
    })
    css.walkAtRules('import', ({ params }) => {
      const [, file = ''] = /^'(\..*?)'/.exec(params) ?? []
      found.push(...(file ? read(fileURLToPath(new URL(file, `file://${path}`))) : []))
    })
    return found
  }
  return read(`${REACT}src/${sheet}.css`)
}

const isStep = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'

/** Returns our classes that an element or its surroundings must have for a selector to match. */
function classesOf(selector: string): string[] {
  const found: string[] = []
  const walk = (node: Node): void => {
    if (node.type === 'class' && node.value !== 'sp-root') found.push(node.value)
    const isChoice = node.type === 'pseudo' && node.value !== ':has'
    if (isChoice || !('nodes' in node)) return
    for (const inner of node.nodes) walk(inner)
  }
  walk(selectorParser().astSync(selector))
  return found
}

/** Returns the classes named in the code of entry points, and the beginnings of composed ones. */
async function namesIn(names: readonly string[]): Promise<ReadonlySet<string>> {
  const { outputFiles } = await build({
    stdin: {
      contents: names.map(exportOf).join('\n'),
      resolveDir: REACT,
    },
    bundle: true,
    format: 'esm',
    write: false,
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
  })
  const code = outputFiles.map(({ text }) => text).join('\n')
  return new Set([...code.matchAll(/\bsp-[\w-]+/g)].map(([name]) => name))
}

/** Returns true if a class may be put together from one of the names, such as `sp-gap-`. */
const begins = (names: ReadonlySet<string>, whole: string) =>
  [...names].some(name => name.endsWith('-') && whole.startsWith(name))

const exportOf = (name: string, index: number) =>
  `export * as part${index} from '${exports[`./${name}`]?.['@sixpence/source'] ?? ''}'`
