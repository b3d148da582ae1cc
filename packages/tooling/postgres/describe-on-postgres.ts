import { describe } from 'vitest'
import { hasServer, NO_SERVER } from './test-server.ts'

/**
 * A suite that needs a PostgreSQL server. The full run promises it and fails without one; the usual
 * run says in its title that it did not run, and what to install.
 */
export function describeOnPostgres(title: string, timeoutMs: number, suite: () => void): void {
  const isFound = hasServer()
  const isFull = process.env['SIXPENCE_FULL'] === '1'
  const note = isFound ? '' : ` (not run: ${NO_SERVER})`
  describe.skipIf(!isFound && !isFull)(`${title}${note}`, { timeout: timeoutMs }, () => {
    suite()
  })
}
