// For `pnpm test:full`: each file of tests begins at the moment that SIXPENCE_TODAY names.
import { afterAll } from 'vitest'
import { movedDate } from './moved-date.ts'

const today = process.env['SIXPENCE_TODAY']
const Real = Date
if (today) globalThis.Date = movedDate(new Date(today))

// The next file of this worker begins anew.
afterAll(() => {
  globalThis.Date = Real
})
