// An answer of 5,000 rows, from text to the core's result.
import { historyAnswer } from '../history-answer.mjs'
import { historyMethods } from '../../packages/protocol/src/index.ts'

const ROWS = 5000
const TEXT = historyAnswer(ROWS)

const WAYS = {
  'JSON.parse': () => JSON.parse(TEXT),
  'JSON.parse and the check': () => historyMethods.list.output.decode(JSON.parse(TEXT)).value,
}

globalThis.ways = Object.keys(WAYS)
globalThis.measure = way => {
  const started = performance.now()
  const answer = WAYS[way]()
  const took = performance.now() - started
  if (answer.transactions.transaction.length !== ROWS) throw new Error('rows were lost')
  return took
}
