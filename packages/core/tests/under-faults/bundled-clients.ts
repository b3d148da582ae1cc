import { rmSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleSource, type SourceChange } from '@sixpence/tooling/bundle'
import type { driveClients } from './drive-clients.ts'

const ENTRY = fileURLToPath(new URL('drive-clients.ts', import.meta.url))
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/sixpence/', import.meta.url))

/** The clients' program with changes in its sources. */
export async function bundledClients(
  name: string,
  changes: readonly SourceChange[] = [],
): Promise<typeof driveClients> {
  const outfile = `${CACHE}${name}-${process.pid}.mjs`
  await bundleSource({ entry: ENTRY, outfile, changes })
  const program = (await import(pathToFileURL(outfile).href)) as ClientsProgram // Exported by that file.
  rmSync(outfile)
  return program.driveClients
}

interface ClientsProgram {
  readonly driveClients: typeof driveClients
}
