import type { Device, SixpenceError } from '@sixpence/core'
import { loadStateOf, useWrite, type LoadState } from '../store/index.ts'
import { devicesApi } from './devices-api.ts'

/** The customer's devices as a screen needs them. */
export interface DevicesTask extends LoadState {
  /** Those that approve, the one used last first; undefined until the bank has answered. */
  readonly linked: readonly Device[] | undefined
  /** Those that were added and wait for the customer's approval. */
  readonly waiting: readonly Device[]
  /** Removes a device; answers whether it is gone. */
  readonly remove: (deviceId: string) => Promise<boolean>
  readonly isRemoving: boolean
  readonly removeFailure: SixpenceError | undefined
}

/** How often the list is looked at while a new device is expected. */
const EXPECTING_MS = 3_000

/**
 * The devices that approve for the customer.
 *
 * @param isExpecting A new device is about to be added: the list is asked for again and again.
 */
export function useDevices(isExpecting = false): DevicesTask {
  const { write, isPending, failure } = useWrite()
  const query = devicesApi.list.useRead({}, { everyMs: isExpecting ? EXPECTING_MS : 0 })
  return {
    linked: query.data?.filter(({ isApproved }) => isApproved !== false),
    waiting: query.data?.filter(({ isApproved }) => isApproved === false) ?? [],
    ...loadStateOf(query),
    remove: async deviceId => (await write(devicesApi.remove, { deviceId })) !== undefined,
    isRemoving: isPending,
    removeFailure: failure,
  }
}
