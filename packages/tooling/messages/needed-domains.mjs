import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { REACT, reactSources } from './react-sources.mjs'

const IMPORT = /^(import|export)\s+(?!type\b)([^'"`;()=]*?)\s*from\s*'([^']+)'/gm
const LAZY = /\blazyComponent\(\s*\(\) => import\('([^']+)'\),\s*'(\w+)'/g
const TEXTS = /^(?! *(?:\*|\/\/)).*\buseMessages\('([\w-]+)'\)/gm

/**
 * Returns the domains of texts that a component needs, sorted: those of its file, of the files that
 * it imports, and of the parts that its own file loads lazily, since it shows them itself. Lazy
 * parts further below, such as dialogs, load their texts when they are opened.
 *
 * @param {string} file The module that exports it.
 * @param {string} name The name of the export.
 */
export function neededDomains(file, name) {
  const seen = new Set()
  /** @type {Set<string>} */
  const domains = new Set()

  function visit(from) {
    const { file, module } = declared(from)
    if (seen.has(file)) return
    seen.add(file)
    for (const domain of module.domains) domains.add(domain)
    for (const each of module.imports) visit(each)
  }

  visit({ file, name })
  for (const part of declared({ file, name }).module.lazy) visit(part)
  // Every domain shows common texts, too.
  if (domains.size > 0) domains.add('common')
  return [...domains].toSorted()
}

/** Returns the names of everything that a module exports from other modules. */
export const exportedNames = file => [...moduleAt(file).exports.keys()]

/** Returns the module that declares an export. */
function declared({ file, name }) {
  const module = moduleAt(file)
  const from = module.exports.get(name)
  return from ? declared(from) : { file, module }
}

const modules = new Map()

function moduleAt(file) {
  const module = modules.get(file) ?? readModule(file)
  modules.set(file, module)
  return module
}

function readModule(file) {
  const code = readFileSync(file, 'utf8')
  const links = [...code.matchAll(IMPORT)].flatMap(([, keyword, names, from]) =>
    namesIn(names).map(({ name, as }) => ({ keyword, as, name, file: sourceOf(from, file) })),
  )
  const known = links.filter(link => link.file)
  return {
    imports: known.filter(({ keyword }) => keyword === 'import'),
    exports: new Map(
      known.filter(({ keyword }) => keyword === 'export').map(link => [link.as, link]),
    ),
    lazy: [...code.matchAll(LAZY)].map(([, from, name]) => ({ name, file: sourceOf(from, file) })),
    domains: [...code.matchAll(TEXTS)].map(([, domain]) => domain),
  }
}

const namesIn = names =>
  (/\{([^}]*)\}/.exec(names)?.[1] ?? names)
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '' && !each.startsWith('type '))
    .map(each => {
      const [name, as = name] = each.split(/\s+as\s+/)
      return { name, as }
    })

/** Returns the source of an import, or undefined if it shows no texts. */
function sourceOf(from, importer) {
  if (!from.startsWith('.')) return from.startsWith(REACT) ? reactSources().get(from) : undefined
  const file = resolve(importer, '..', from)
  return /\.tsx?$/.test(file) && existsSync(file) ? file : undefined
}
