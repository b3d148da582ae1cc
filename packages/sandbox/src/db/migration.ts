/** One step of the schema. */
export interface Migration {
  /** Number and name of its file, e.g. `0001-initial`. */
  readonly name: string
  /** SHA-256 of the text, in hex. */
  readonly checksum: string
  readonly text: string
}
