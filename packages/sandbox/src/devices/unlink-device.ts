import { endFamily, type SignInContext } from '../credentials/index.ts'

/** Removes a customer's device and ends its sessions. Returns false if they have no such device. */
export async function unlinkDevice(
  customerId: string,
  deviceId: string,
  context: Pick<SignInContext, 'sql' | 'clock'>,
): Promise<boolean> {
  const { sql } = context
  const [device] = await sql<{ id: string }>`
    select id from device where id = ${deviceId} and customer_id = ${customerId} for update`
  if (!device) return false
  const sessions = await sql<{ id: string }>`
    select id from token_family where device_id = ${deviceId} and revoked_at is null`
  for (const { id } of sessions) await endFamily(id, 'unlinked', context)
  await sql`delete from device where id = ${deviceId}`
  return true
}
