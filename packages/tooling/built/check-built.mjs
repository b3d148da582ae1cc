// Part of `pnpm check:packages`: checks the hovers in the built packages, the weight of their
// types, the code that a page loads, and the API reports.
import { apiReportFaults, REPORTED } from './api-report.mjs'
import { heavyDeclarations } from './declaration-weight.mjs'
import { lateDomainFaults } from './late-domain.mjs'
import { missingDocs } from './missing-docs.mjs'
import { zodFaults } from './without-zod.mjs'

const faults = [
  ...missingDocs(),
  ...heavyDeclarations(),
  ...(await lateDomainFaults()),
  ...(await zodFaults()),
  ...REPORTED.flatMap(name => apiReportFaults(name, { isWritten: false })),
]
for (const fault of faults) console.error(`✖ ${fault}`)
if (faults.length > 0) process.exitCode = 1
else
  console.log(
    'Docs, types, late domains and API reports of the built packages are as they should be.',
  )
