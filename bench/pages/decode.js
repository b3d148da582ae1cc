// An answer of 5,000 rows, from text to the core's result: at once, and as a call reads it.
import { historyAnswer } from '../history-answer.mjs'
import { pauseBetween } from '../../packages/core/src/transport/pause-between.ts'
import { systemTime } from '../../packages/core/src/platform/system-time.ts'
import { historyMethods } from '../../packages/protocol/src/index.ts'

const ROWS = 5000
const TEXT = historyAnswer(ROWS)
const { output } = historyMethods.list

const WAYS = {
  'JSON.parse': () => JSON.parse(TEXT),
  'JSON.parse and the check': () => output.decode(JSON.parse(TEXT)).value,
}

globalThis.ways = Object.keys(WAYS)
globalThis.measure = way => {
  const started = performance.now()
  const answer = WAYS[way]()
  const took = performance.now() - started
  if (answer.transactions.transaction.length !== ROWS) throw new Error('rows were lost')
  return took
}
/** Returns how long each block of a call's reading took. */
globalThis.measureBlocks = async () => {
  const blocks = []
  const pause = pauseBetween({
    clock: systemTime.clock,
    timers: {
      after(delayMs, callback) {
        blocks.push(performance.now() - started)
        return systemTime.timers.after(delayMs, () => {
          started = performance.now()
          callback()
        })
      },
    },
  })
  let started = performance.now()
  const { value } = await output.decodeInSlices(JSON.parse(TEXT), pause)
  blocks.push(performance.now() - started)
  if (value.transactions.transaction.length !== ROWS) throw new Error('rows were lost')
  return blocks
}
