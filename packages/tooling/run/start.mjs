// `npm start`: from a fresh clone to a bank in the browser. Needs Node and npm, nothing else.
import { nodeFault } from './node-version.mjs'

try {
  const fault = nodeFault()
  if (fault) throw new Error(fault)
  const { start } = await import('./start-bank.mjs')
  await start(process.argv.slice(2))
} catch (error) {
  console.error(`\n✖ ${error.message}`)
  process.exitCode = 1
}
