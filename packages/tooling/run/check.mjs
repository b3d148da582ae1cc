// `pnpm check`: the fast checks of the sources, in one lane for each of two cores.
import '../generated/generate.mjs'
import { checkStructure, lint } from './check-sources.mjs'
import { Steps } from './steps.mjs'

const steps = new Steps()
await Promise.all([checkStructure(steps), lint(steps)])
process.exitCode = steps.failed.length === 0 ? 0 : 1
