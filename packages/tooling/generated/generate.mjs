// `pnpm generate`: everything that is made from other files and not in git. Runs with every install.
import { existsSync } from 'node:fs'
import { ROOT } from '../run/root.mjs'
import { generateSources } from './generate-sources.mjs'

generateSources()
// These need what the installation brings.
const { writeDecisions } = await import('../decisions/list-decisions.mjs')
await writeDecisions()
const { writeRequirements } = await import('../requirements/list-requirements.mjs')
// The list of tests comes from Git, so sources downloaded as an archive don't get this page.
if (existsSync(`${ROOT}/.git`)) await writeRequirements()
