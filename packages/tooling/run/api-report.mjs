// `pnpm api-report`: writes what the built packages export to etc, for a reviewer to read the diff.
import { mkdirSync } from 'node:fs'
import { apiReportFaults, REPORTED } from '../built/api-report.mjs'
import { runPnpm } from './pinned-pnpm.mjs'
import { ROOT } from './root.mjs'

const built = REPORTED.map(name => `--filter=@sixpence/${name}`)
const code = runPnpm(['exec', 'turbo', 'run', 'build', ...built, '--output-logs=errors-only'])
if (code !== 0) process.exit(code)
mkdirSync(`${ROOT}/etc`, { recursive: true })
const faults = REPORTED.flatMap(name => apiReportFaults(name, { isWritten: true }))
for (const fault of faults) console.error(`✖ ${fault}`)
if (faults.length > 0) process.exitCode = 1
else console.log(`Written to etc: ${REPORTED.map(name => `${name}.api.md`).join(', ')}.`)
