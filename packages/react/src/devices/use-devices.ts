import type { Device } from '@sixpence/core/devices'
import { loadStateOf, useWrite, type ChangeState, type LoadState } from '../store/index.ts'
import { devicesApi } from './devices-api.ts'

/** The customer's devices, for a screen. */
export interface DevicesTask extends LoadState {
  /** The approved devices, last used first; undefined until loaded. */
  readonly linked: readonly Device[] | undefined
  /** The added devices that wait for the customer's approval. */
  readonly waiting: readonly Device[]
  /** Removes a device. Returns true if it is gone. */
  readonly remove: (deviceId: string) => Promise<boolean>
  readonly change: ChangeState
}

/** The interval in milliseconds between readings while a new device is expected. */
const EXPECTING_MS = 3_000

/**
 * Returns the devices with which the customer approves.
 *
 * @param isExpecting True while a new device is expected. Then the list is read repeatedly.
 */
export function useDevices(isExpecting = false): DevicesTask {
  const { write, ...change } = useWrite()
  const query = devicesApi.list.useRead({}, { everyMs: isExpecting ? EXPECTING_MS : 0 })
  return {
    linked: query.data?.filter(({ isApproved }) => isApproved !== false),
    waiting: query.data?.filter(({ isApproved }) => isApproved === false) ?? [],
    ...loadStateOf(query),
    remove: async deviceId => (await write(devicesApi.remove, { deviceId })) !== undefined,
    change,
  }
}
