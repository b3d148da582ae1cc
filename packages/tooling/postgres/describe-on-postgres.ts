import { describe } from 'vitest'
import { hasServer, NO_SERVER } from './test-server.ts'

/**
 * Describes a suite that needs a PostgreSQL server. Without one the full run fails, and the usual
 * run skips the suite with a title that names the missing package.
 */
export function describeOnPostgres(title: string, timeoutMs: number, suite: () => void): void {
  const isFound = hasServer()
  const isFull = process.env['SIXPENCE_FULL'] === '1'
  const note = isFound ? '' : ` (not run: ${NO_SERVER})`
  describe.skipIf(!isFound && !isFull)(`${title}${note}`, { timeout: timeoutMs }, () => {
    suite()
  })
}
