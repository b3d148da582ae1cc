/** The script tag's file in memory; see the module itself. */
export function bundleScript(
  folder: string,
  entry?: string,
): Promise<{ readonly contents: Uint8Array<ArrayBuffer>; readonly gzipped: number }>

/** Returns the hash of a file for `integrity`. */
export function integrityOf(contents: Uint8Array): string

/** Lays a script into the folder that is served; see the module itself. */
export function publishScript(target: string, contents: Uint8Array): void

/** Builds and publishes the script tag's file; see the module itself. */
export function writeScript(folder: string, target?: string): Promise<void>
