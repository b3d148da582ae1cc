// A merchant's lists with much data, at the bank on PostgreSQL.
import { fileURLToPath } from 'node:url'
import { runSuite } from './run-suite.mjs'

const LOG_ROWS = process.env.LOG_ROWS ?? '1000000'
const API_KEYS = process.env.API_KEYS ?? '10000'
const INVOICES = process.env.INVOICES ?? '200000'

/** Returns the 95th percentile of each list, in milliseconds. */
export function measureMerchantLists() {
  const { isGood, figures } = runSuite('merchant-lists.postgres', {
    title: 'lists of a merchant with much behind them answers soon',
    tests: 'packages/sandbox/tests',
    env: { SIXPENCE_LOG_ROWS: LOG_ROWS, SIXPENCE_KEYS: API_KEYS, SIXPENCE_INVOICES: INVOICES },
  })
  if (!isGood) throw new Error('A list was answered too late.')
  return [figures]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.table(measureMerchantLists())
