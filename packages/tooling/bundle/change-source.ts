/** A change of one source file, made in what is run alone. */
export interface SourceChange {
  /** How the file's path ends. */
  readonly file: string
  /** Stands in it exactly once. */
  readonly from: string
  readonly to: string
}

/**
 * The text of a file with changes in it.
 *
 * @throws {Error} When a change fits nowhere, or more than once.
 */
export function changeSource(text: string, changes: readonly SourceChange[]): string {
  return changes.reduce(apply, text)
}

function apply(text: string, { file, from, to }: SourceChange): string {
  const parts = text.split(from)
  if (parts.length !== 2) {
    throw new Error(`${file} has the text ${parts.length - 1} times, not once: ${from}`)
  }
  return parts.join(to)
}
