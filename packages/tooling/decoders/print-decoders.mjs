import { posix } from 'node:path'
import { BASE } from './units.mjs'

/**
 * A module of decoders to write.
 *
 * @typedef {object} Unit
 * @property {string} folder From the folder of sources.
 * @property {Export[]} exports
 *
 * @typedef {object} Export
 * @property {string} name
 * @property {string} schema The name of what it is made of, and `from` its module.
 * @property {string} from
 * @property {number} [part] Of a single schema.
 * @property {[name: string, input: number, output: number][]} [calls]
 */

const SHARED = 'decode/shared.gen.ts'
const SHARED_BY_BASE = 'decode/base.gen.ts'
const HEAD =
  '// Made by `pnpm generate` from the schemas. Not in git.\n/* oxlint-disable max-lines */\n'

/**
 * Returns the text of each module. A part that several modules use is in one that they share.
 *
 * @param {Unit[]} units
 * @param {{ parts: import('./compile-schema.mjs').Part[]; literals: string[] }} compiled
 * @returns {Map<string, string>} By path.
 */
export function printDecoders(units, { all: parts, literals }) {
  const placed = placeParts(units, parts)
  const names = nameParts(parts, placed)
  const write = (path, body) => [path, moduleText(path, body, { parts, literals, placed, names })]
  return new Map([
    ...[SHARED_BY_BASE, SHARED].map(path =>
      write(path, { numbers: numbersIn(path, placed), isShared: true, exports: [] }),
    ),
    ...units.map(({ folder, exports }) => {
      const path = `${folder}/decoders.gen.ts`
      return write(path, { numbers: numbersIn(path, placed), exports })
    }),
  ])
}

// Other parts, literals, exports of the protocol, and the runtime.
const REFERENCES = /§(\d+)§|¤(\d+)¤|@\[([^#\]]+)#(\w+)\]|@(\w+)(\()?/g

const rootsOf = ({ exports }) =>
  exports.flatMap(({ part, calls = [] }) =>
    part === undefined ? calls.flatMap(([, input, output]) => [input, output]) : [part],
  )

/** Decides for each part if it is written where it is used, or as a constant of a module. */
function placeParts(units, parts) {
  const users = parts.map(() => new Set())
  const places = parts.map(() => 0)
  const isCounted = new Set()
  for (const unit of units) {
    const seen = new Set()
    const visit = number => {
      users[number].add(unit)
      if (seen.has(number)) return
      seen.add(number)
      for (const used of parts[number].uses) {
        if (!isCounted.has(number)) places[used] += 1
        visit(used)
      }
      isCounted.add(number)
    }
    for (const root of rootsOf(unit)) {
      places[root] += 1
      visit(root)
    }
  }
  const ofBase = partsOfBase(units, parts)
  return parts.map(({ code }, number) => {
    if (!code.includes('(') || places[number] < 2) return undefined
    const [{ folder }, ...others] = users[number]
    if (others.length === 0) return `${folder}/decoders.gen.ts`
    return ofBase.has(number) ? SHARED_BY_BASE : SHARED
  })
}

function partsOfBase(units, parts) {
  const found = new Set()
  const visit = number => {
    if (found.has(number)) return
    found.add(number)
    for (const used of parts[number].uses) visit(used)
  }
  for (const { schema, part } of units.flatMap(({ exports }) => exports))
    if (BASE.has(schema)) visit(part)
  return found
}

const numbersIn = (path, placed) => [...placed.keys()].filter(number => placed[number] === path)

function nameParts(parts, placed) {
  const taken = new Set()
  return parts.map(({ name, code }, number) => {
    if (placed[number] === undefined) return undefined
    const kind = /^@(\w+)/.exec(code)?.[1] ?? 'part'
    const wanted = name?.replace(/Schema$/, '') ?? kind
    const free = taken.has(wanted) || name === undefined ? `${wanted}${number}` : wanted
    taken.add(free)
    return `${free}Step`
  })
}

function moduleText(
  path,
  { numbers, isShared = false, exports },
  { parts, literals, placed, names },
) {
  const imports = new Map()
  const importFrom = (module, name) => {
    const specifier = relativeTo(
      path,
      module.replace(/^decode[/](?!\w+[.]gen).*/, 'decode/index.ts'),
    )
    if (!imports.has(specifier)) imports.set(specifier, new Set())
    imports.get(specifier).add(name)
    return name
  }
  const refer = number => {
    if (placed[number] === undefined) return print(parts[number].code)
    return placed[number] === path ? names[number] : importFrom(placed[number], names[number])
  }
  const print = code => code.replace(REFERENCES, (_text, ...found) => printed(found))
  const printed = ([number, literal, module, name, runtime, call = '']) => {
    if (number) return refer(Number(number))
    if (literal) return literals[literal]
    if (module) return importFrom(module, name)
    const mark = call && '/* @__PURE__ */ '
    return `${mark}${importFrom('decode/index.ts', runtime)}${call}`
  }
  const constants = numbers.map(
    number => `${isShared ? 'export ' : ''}const ${names[number]} = ${print(parts[number].code)}`,
  )
  const decoders = exports.map(one => printExport(one, { refer, importFrom }))
  const types = exports.map(
    ({ schema, from }) => `import type { ${schema} } from '${relativeTo(path, from)}'`,
  )
  const values = [...imports].map(
    ([from, found]) => `import { ${[...found].join(', ')} } from '${from}'`,
  )
  return `${HEAD}${[...values, ...types].join('\n')}\n\n${[...constants, ...decoders].join('\n\n')}\n`
}

function relativeTo(path, module) {
  const from = posix.relative(posix.dirname(path), module)
  return from.startsWith('.') ? from : `./${from}`
}

function printExport({ name, schema, part, calls }, { refer, importFrom }) {
  if (part !== undefined) {
    importFrom('decode/index.ts', 'decoder')
    importFrom('decode/index.ts', 'type Decoder')
    importFrom('decode/index.ts', 'type Step')
    importFrom('decode/index.ts', 'type ValueOf')
    const type = `Decoder<ValueOf<typeof ${schema}>>`
    return `export const ${name}: ${type} = /* @__PURE__ */ decoder(${refer(part)} as Step<never>)`
  }
  importFrom('decode/index.ts', 'decoders')
  importFrom('decode/index.ts', 'type DecodersOf')
  const lines = calls.map(
    ([call, input, output]) => `  ${call}: [${refer(input)}, ${refer(output)}],`,
  )
  return `export const ${name}: DecodersOf<typeof ${schema}> = /* @__PURE__ */ decoders<typeof ${schema}>({\n${lines.join('\n')}\n})`
}
