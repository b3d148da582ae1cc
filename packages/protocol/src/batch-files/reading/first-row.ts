/** The position and line at which the first row of a file starts. */
export interface FirstRow {
  readonly position: number
  readonly line: number
}
