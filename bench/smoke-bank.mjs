import { serveSandbox, createSandbox } from '../packages/sandbox/dist/index.js'

/** Runs a bank on two free ports during some work. */
export async function withBank(work) {
  const starting = createSandbox()
  const served = await serveSandbox(starting, { bankPort: 0, controlPort: 0 })
  const at = port => `http://127.0.0.1:${port}`
  try {
    return await work({
      SIXPENCE_API: at(served.bankPort),
      SIXPENCE_CONTROL: at(served.controlPort),
    })
  } finally {
    await served.close()
    await (await starting).close()
  }
}
