// In the folder of a built package: can a server import all of it?
import { failingEntries, entriesOf } from './server-imports.mjs'

const folder = process.cwd()
const failing = await failingEntries(folder)
for (const { entry, way, because } of failing) console.error(`✖ ${way} ${entry}: ${because}`)
if (failing.length > 0) process.exitCode = 1
else console.log(`A server can import all entry points: ${entriesOf(folder).length}.`)
