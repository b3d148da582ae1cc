/** A change of one source file that only the bundle contains. */
export interface SourceChange {
  /** The end of the file's path. */
  readonly file: string
  /** The text to replace, which occurs exactly once. */
  readonly from: string
  readonly to: string
}

/**
 * Returns a file's text with changes in it.
 *
 * @throws {Error} If a change fits nowhere, or more than once
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
