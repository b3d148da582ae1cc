import type { Device } from '@sixpence/protocol'
import type { SignedIn } from '../../context.ts'
import { type SignInContext, AuthRefused } from '../../credentials/index.ts'
import { listAllDevices, unlinkDevice } from '../../devices/index.ts'
import type { Linking } from './linking.ts'

/**
 * Lists the caller's devices; for a sign-in that waits for its first phone, only the one that
 * opened its link.
 */
export async function ownDevices(
  { customerId, codeHash }: Linking,
  context: SignInContext,
): Promise<{ devices: Device[] }> {
  return { devices: await listAllDevices(customerId, context, codeHash) }
}

/** Returns one device of the caller. */
export async function oneDevice(
  deviceId: string | undefined,
  { customerId }: Linking,
  context: SignInContext,
): Promise<Device | AuthRefused> {
  const devices = await listAllDevices(customerId, context)
  return devices.find(({ id }) => id === deviceId) ?? noSuchDevice()
}

/** Removes a device of the caller. */
export async function unlink(
  deviceId: string | undefined,
  { customerId }: SignedIn,
  context: SignInContext,
): Promise<Record<string, never> | AuthRefused> {
  const isGone = await unlinkDevice(customerId, deviceId ?? '', context)
  return isGone ? {} : noSuchDevice()
}

const noSuchDevice = () => new AuthRefused('not_found', 'You have no such device.')
