import { codesOfChecks } from './checks.mjs'
import { KINDS } from './kinds.mjs'
import { Parts } from './parts.mjs'

/**
 * The exports that decoders may refer to, by what they are.
 *
 * @typedef {object} World
 * @property {(value: unknown) => string | undefined} exportOf Returns an export as `module#name`.
 * @property {(decode: unknown, encode: unknown) => string | undefined} conversionOf The same for
 *   the object that has both functions.
 * @property {(schema: unknown) => string | undefined} nameOf Returns the name of a schema.
 * @property {WeakMap<object, object>} wordsOf The tables of schemas that are words.
 */

/**
 * Compiles schemas of zod to code that makes the same decisions. Refuses everything that it doesn't
 * know.
 *
 * @param {World} world
 */
export function createCompiler(world) {
  const parts = new Parts()
  const known = new Map()

  /**
   * Returns the number of the part that does the same as a schema.
   *
   * @param {import('zod/mini').ZodMiniType} schema
   * @param {string[]} path Where the schema is, for errors.
   * @returns {number}
   */
  function compile(schema, path) {
    if (!known.has(schema)) known.set(schema, parts.add(codeOf(schema, path), world.nameOf(schema)))
    return known.get(schema)
  }

  function codeOf(schema, path) {
    const { def } = schema._zod
    const at = new Place({ world, parts, compile, path })
    if (def.error && def.type !== 'custom') at.refuse('an error of its own')
    const checks = codesOfChecks(def, at)
    const kind = KINDS[def.type] ?? at.refuse(`the kind ${def.type}`)
    const code = kind(def, at, { schema, checks })
    if (checks.length === 0 || TAKES_CHECKS.has(def.type)) return code
    return `@checked(§${parts.add(code)}§, ${checks.join(', ')})`
  }

  return { parts, compile }
}

/** The kinds whose code contains their checks. */
const TAKES_CHECKS = new Set(['array'])

/** A place in a schema, from which its code is written. */
class Place {
  #from

  constructor(from) {
    this.#from = from
  }

  /** Fails with the path of the place. */
  refuse(what) {
    const path = this.#from.path.join('.')
    throw new Error(`${path} has ${what}, which the compiler of decoders doesn't know`)
  }

  /** Returns the code of a schema below. */
  use(schema, ...names) {
    return `§${this.#from.compile(schema, [...this.#from.path, ...names])}§`
  }

  literal(value) {
    return this.#from.parts.literal(value)
  }

  /** Returns a value by its export, or else as a literal. */
  constant(value) {
    const exported = this.#from.world.exportOf(value)
    return exported === undefined ? this.literal(value) : `@[${exported}]`
  }

  /** Returns a function by its export. */
  function(value) {
    const exported = this.#from.world.exportOf(value)
    const start = String(value).slice(0, 60)
    return exported ? `@[${exported}]` : this.refuse(`a function that isn't exported: ${start}`)
  }

  /** Returns the conversion of a codec by its export. */
  conversion({ transform, reverseTransform }) {
    const exported = this.#from.world.conversionOf(transform, reverseTransform)
    return exported ? `@[${exported}]` : this.refuse("a conversion that isn't exported")
  }

  /** Returns the table of a schema that is a word; undefined for any other. */
  words(schema) {
    const words = this.#from.world.wordsOf.get(schema)
    return words && this.constant(words)
  }

  /** Returns the message of a check, if it has one, as its last argument. */
  message({ error }) {
    if (!error) return []
    const message = error({})
    return typeof message === 'string' ? [this.literal(message)] : this.refuse('a made message')
  }
}
