// `pnpm check`: what is soon known of the sources, in one lane for each of two cores.
import '../generated/generate.mjs'
import { checkRules, checkTypes } from './check-sources.mjs'
import { Steps } from './steps.mjs'

const steps = new Steps()
await Promise.all([checkRules(steps), checkTypes(steps)])
process.exitCode = steps.failed.length === 0 ? 0 : 1
