// For `pnpm test:full`: each file of tests begins at the moment that SIXPENCE_TODAY names.
import { afterAll } from 'vitest'
import { movedDate } from './moved-date.ts'

const today = process.env['SIXPENCE_TODAY']
if (today) beginAt(new Date(today))

/** Resets the clock for the next file of this worker. */
function beginAt(moment: Date): void {
  const Real = Date
  globalThis.Date = movedDate(moment)
  afterAll(() => {
    globalThis.Date = Real
  })
}
