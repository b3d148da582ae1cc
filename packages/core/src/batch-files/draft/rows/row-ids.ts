import type { BatchChecker } from '@sixpence/protocol/batch-files'

/**
 * The ids of rows by their numbers. A number is given once and never again, so all versions of a
 * draft share them.
 */
export class RowIds {
  readonly #ids: string[] = []
  readonly #numbers = new Map<string, number>()

  /** Returns the number of an id, if it has one. */
  known(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  /** Returns the number of an id. Gives a new id the next one. */
  numberOf(id: string): number {
    const known = this.#numbers.get(id)
    if (known !== undefined) return known
    this.#numbers.set(id, this.#ids.length)
    return this.#ids.push(id) - 1
  }

  idOf(number: number): string {
    return this.#ids[number] ?? ''
  }
}

/** The rows that are numbered in a few milliseconds. */
const ROWS_OF_SLICE = 2000

/**
 * Numbers the rows of a file, in slices. A row without an id, or with one that stands above, gets a
 * new one.
 */
export function* rowIdsOf(
  checker: Pick<BatchChecker, 'rules' | 'rows' | 'text'>,
  newId: () => string,
): Generator<void, RowIds, void> {
  const ids = new RowIds()
  const { columns } = checker.rules.format
  const { name = '', maxLength = 0 } = columns.find(({ content }) => content === 'rowId') ?? {}
  for (let row = 0; row < checker.rows; row += 1) {
    if (row % ROWS_OF_SLICE === ROWS_OF_SLICE - 1) yield
    const given = checker.text(row, name).trim()
    const isGood = given !== '' && given.length <= maxLength && ids.known(given) === undefined
    ids.numberOf(isGood ? given : newId())
  }
  return ids
}
