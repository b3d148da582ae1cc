import type { Sql } from './database.ts'

/**
 * Converts a column's text to a JavaScript value, by the type's object identifier; the same on both
 * engines.
 */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: BigInt, // int8, count(*)
  1700: String, // numeric
  1082: String, // date
  1114: String, // timestamp
  1184: text => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')), // timestamptz
  1186: String, // interval
}

/** Runs one statement whose values are already text, and returns its rows. */
export type RunStatement = (text: string, values: (string | null)[]) => Promise<unknown[]>

// The same for every copy of this module in a process: one may store the database that another
// uses.
const IS_PART = Symbol.for('sixpence.sqlPart')

/**
 * A piece of a statement with its values, for use in several. Identified by a symbol, which JSON
 * can't contain: nothing from outside becomes text of a statement.
 */
export class SqlPart {
  readonly [IS_PART] = true

  constructor(
    readonly pieces: readonly string[],
    readonly values: readonly unknown[],
  ) {}
}

const isPart = (value: unknown): value is SqlPart =>
  typeof value === 'object' && value !== null && IS_PART in value

/** Writes a piece of a statement: `sql\`select … where ${part}\`` inserts its text and its values. */
export const sqlPart = (text: TemplateStringsArray, ...values: unknown[]): SqlPart =>
  joinParts(text, values)

/** Creates the `sql` tag for one connection or transaction. */
export function sqlTag(run: RunStatement): Sql {
  const sql = (text: TemplateStringsArray, ...given: unknown[]) => {
    const { pieces, values } = joinParts(text, given)
    return run(
      pieces.reduce((statement, piece, index) => `${statement}$${index}${piece}`),
      values.map(encode),
    )
  }
  // Only the author of the statement knows its columns.
  return sql as Sql
}

function joinParts([first = '', ...rest]: readonly string[], given: readonly unknown[]): SqlPart {
  const pieces = [first]
  const goOn = (text: string) => pieces.push(`${pieces.pop()}${text}`)
  const values = given.flatMap((value, index) => {
    const after = rest[index] ?? ''
    if (isPart(value)) {
      const [head = '', ...tail] = value.pieces
      goOn(head)
      pieces.push(...tail)
      goOn(after)
      return value.values
    }
    pieces.push(after)
    return [value]
  })
  return new SqlPart(pieces, values)
}

function encode(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map(encodeItem).join(',')}}`
  if (typeof value === 'bigint') return value.toString()
  return JSON.stringify(value)
}

function encodeItem(item: unknown): string {
  const text = encode(item)
  return text === null ? 'NULL' : JSON.stringify(text)
}
