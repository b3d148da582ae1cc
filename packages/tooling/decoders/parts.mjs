/**
 * A part of a decoder: code in which `§3§` stands for the third part, `¤3¤` for the third literal,
 * `@name` for a function of the runtime and `@[module#name]` for an export of the protocol.
 *
 * @typedef {object} Part
 * @property {string} code
 * @property {number[]} uses Other parts.
 * @property {string | undefined} name The name of a schema that it is made of.
 */

/** The parts of all decoders. Equal code is one part. */
export class Parts {
  /** @type {Part[]} */
  all = []
  /** @type {string[]} */
  literals = []
  #byCode = new Map()

  /** Adds a part, unless there is one with the same code. Returns its number. */
  add(code, name) {
    const number = this.#byCode.get(code) ?? this.#push(code)
    this.all[number].name ??= name
    return number
  }

  #push(code) {
    const uses = [...code.matchAll(/§(\d+)§/g)].map(([, number]) => Number(number))
    const number = this.all.push({ code, uses, name: undefined }) - 1
    this.#byCode.set(code, number)
    return number
  }

  /** Keeps a literal out of the code, so that nothing in it is taken for a reference. */
  literal(value) {
    const text = value instanceof RegExp ? String(value) : JSON.stringify(value)
    if (!this.literals.includes(text)) this.literals.push(text)
    return `¤${this.literals.indexOf(text)}¤`
  }
}
