import type { Device } from '@sixpence/protocol'
import type { Context } from '../context.ts'
import { sha256 } from '../credentials/index.ts'

interface DeviceRow extends Omit<Device, 'lastActivityAt'> {
  readonly lastActivityAt: Date
  readonly isApproved: boolean
}

/**
 * Lists all devices of a customer, including those waiting for approval; the last used first.
 *
 * @param signInCodeHash Leaves out devices that weren't linked for this sign-in.
 */
export async function listAllDevices(
  customerId: string,
  { sql }: Pick<Context, 'sql'>,
  signInCodeHash?: string,
): Promise<Device[]> {
  const rows = await sql<DeviceRow & Record<string, unknown>>`
    select id, code, type, name, location, last_activity_at as "lastActivityAt",
      approved_at is not null as "isApproved"
    from device where customer_id = ${customerId}
      and (${signInCodeHash === undefined}::boolean
        or sign_in_code_hash = ${signInCodeHash ?? ''})
    order by last_activity_at desc, position`
  return rows.map(({ lastActivityAt, isApproved, ...device }) => ({
    ...device,
    lastActivityAt: lastActivityAt.toISOString(),
    ...(!isApproved && { isApproved }),
  }))
}

/** Lists the devices that approve for a customer, the last used first. */
export async function listLinkedDevices(
  customerId: string,
  context: Pick<Context, 'sql'>,
): Promise<Device[]> {
  const devices = await listAllDevices(customerId, context)
  return devices.filter(({ isApproved }) => isApproved !== false)
}

interface DeviceProof {
  readonly customerId: string
  readonly secret: string
  readonly pushToken?: string | undefined
}

/** Finds the device that sends its secret, and stores the time of use and the new target of pushes. */
export async function findLinkedDevice(
  { customerId, secret, pushToken }: DeviceProof,
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
): Promise<{ id: string } | undefined> {
  const [device] = await sql<{ id: string }>`
    update device set last_activity_at = ${clock.now()},
      push_token = coalesce(${pushToken}::text, push_token)
    where customer_id = ${customerId} and secret_hash = ${await sha256(secret)}
      and approved_at is not null
    returning id`
  return device
}
