// `npm test`: everything, from a fresh clone. Needs Node and npm, and finds or installs the rest.
import { nodeFault } from './node-version.mjs'

try {
  const fault = nodeFault()
  if (fault) throw new Error(fault)
  const { testAll } = await import('./test-all.mjs')
  process.exitCode = await testAll()
} catch (error) {
  console.error(`\n✖ ${error.message}`)
  process.exitCode = 1
}
