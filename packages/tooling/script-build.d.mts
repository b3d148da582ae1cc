/** The script tag's file in memory; see the module itself. */
export function bundleScript(
  folder: string,
  entry?: string,
): Promise<{ readonly contents: Uint8Array<ArrayBuffer>; readonly gzipped: number }>

/** The hash of a file as `integrity` wants it. */
export function integrityOf(contents: Uint8Array<ArrayBuffer>): string

/** Writes the script tag's file and its manifest; see the module itself. */
export function writeScript(folder: string, target?: string): Promise<void>
