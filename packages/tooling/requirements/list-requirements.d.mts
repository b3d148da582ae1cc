interface NamedRow {
  readonly row: { readonly area: string; readonly number: string }
  readonly words: string
  readonly file: string
}

export function rangesOf(source: string): string[]
export function rowsOf(source: string, file: string): NamedRow[]
export function testFiles(): string[]
export function writeRequirements(): Promise<void>
