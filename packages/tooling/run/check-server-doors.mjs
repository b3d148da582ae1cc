// In the folder of a built package: can a server import all of it?
import { closedDoors, doorsOf } from './server-doors.mjs'

const folder = process.cwd()
const closed = await closedDoors(folder)
for (const { door, way, because } of closed) console.error(`✖ ${way} ${door}: ${because}`)
if (closed.length > 0) process.exitCode = 1
else console.log(`A server can open all doors: ${doorsOf(folder).length}.`)
