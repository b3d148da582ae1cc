import { createSandbox, serveSandbox } from '@sixpence/sandbox'

/** One bank process on the database of DATABASE_URL; sends its ports to its parent. */
const { DATABASE_URL: databaseUrl } = process.env
const starting = createSandbox({
  databaseUrl,
  onDefect: ({ what, cause }) => process.send?.({ defect: `${what}: ${String(cause)}` }),
})
const { bankPort, controlPort } = await serveSandbox(starting, { bankPort: 0, controlPort: 0 })
await starting
process.send?.({ bankPort, controlPort })
// Without its parent, nobody would stop it.
process.once('disconnect', () => process.exit(0))
