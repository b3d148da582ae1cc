// Part of `pnpm check:packages`: what an editor shows of the built packages, and what a page loads.
import { lateDomainFaults } from './late-domain.mjs'
import { missingDocs } from './missing-docs.mjs'

const faults = [...missingDocs(), ...(await lateDomainFaults())]
for (const fault of faults) console.error(`✖ ${fault}`)
if (faults.length > 0) process.exitCode = 1
else console.log('Every call and client has its docs, and a domain can be loaded late.')
