// oxlint-disable-next-line import/default -- Vite makes this module.
import address from './batch-worker.ts?worker&url'

const POLICY = 'sixpence-batch-worker'

/** Starts a worker that checks files of payments. */
export const startBatchWorker = (): Worker => new Worker(trusted(), { type: 'module' })

let made: string | undefined

/** Returns the worker's address by a Trusted Types policy that gives no other. */
function trusted(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypesFactory }
  made ??= trustedTypes
    ?.createPolicy(POLICY, { createScriptURL: () => address })
    .createScriptURL('')
  return made ?? address
}

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): string }
}
