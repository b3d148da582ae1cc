// For `pnpm test:full`: each file of tests begins at the moment that SIXPENCE_TODAY names.
import { afterAll } from 'vitest'
import { movedDate } from './moved-date.ts'

const today = process.env['SIXPENCE_TODAY']
if (today) beginAt(new Date(today))

/** The next file of this worker begins anew. */
function beginAt(moment: Date): void {
  const Real = Date
  globalThis.Date = movedDate(moment)
  afterAll(() => {
    globalThis.Date = Real
  })
}
