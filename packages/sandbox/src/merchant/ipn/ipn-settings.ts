import type { IpnSettings } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import type { Handlers } from '../../http/index.ts'
import { addReceiver, keepWaiting, newSigningSecret } from '../../outbox/index.ts'
import { holdMerchant } from '../hold-merchant.ts'
import { readAddress } from '../read-address.ts'

export const ipnSettingsHandlers = {
  ipnSettings: async (_input, context) => ({ settings: await settingsOf(context) }),

  updateIpnSettings: async (input, context) => {
    const url = input.notifyUrl ? readAddress(input.notifyUrl, 'notifyUrl', context) : undefined
    await holdMerchant(context)
    const present = await settingsOf(context)
    const isFirst = !present.hasSecret
    if (isFirst) await addIpn(context)
    const secret = isFirst || input.secret === true ? newSigningSecret('ipnsec') : undefined
    const { notifyStatusId = present.notifyStatusId, statusId = present.statusId } = input
    await change(context, { url, secret, notifyStatusId, isOn: statusId === 'on' })
    if (statusId === 'on' && present.statusId === 'off') await keepWaiting(context, ipnId(context))
    return { settings: await settingsOf(context), ...(secret !== undefined && { secret }) }
  },
} satisfies Partial<Handlers<typeof merchantMethods>>

/** Returns the id of a merchant's only IPN receiver. */
const ipnId = ({ caller }: Pick<CallerContext, 'caller'>) => `ipn-of-${caller.customerId}`

const addIpn = (context: CallerContext): Promise<void> =>
  addReceiver(context.sql, {
    id: ipnId(context),
    customerId: context.caller.customerId,
    kind: 'ipn',
    name: 'IPN',
    enabled: true,
    createdAt: context.clock.now(),
  })

interface Change {
  readonly url: string | undefined
  readonly secret: string | undefined
  readonly notifyStatusId: IpnSettings['notifyStatusId']
  readonly isOn: boolean
}

async function change(
  context: CallerContext,
  { url, secret, notifyStatusId, isOn }: Change,
): Promise<void> {
  const { sql } = context
  await sql`
    update merchant_receiver
    set secret = coalesce(${secret}, secret), url = coalesce(${url}, url), enabled = ${isOn},
      completed_only = ${notifyStatusId === 'completed'},
      failures = case when ${url}::text is null or url = ${url}::text then failures else 0 end
    where id = ${ipnId(context)}`
  await sql`select pg_notify('sixpence_outbox', '')`
}

/** Returns the settings. By default IPN is on, for every transaction, and has no address. */
async function settingsOf({ sql, caller }: CallerContext): Promise<IpnSettings> {
  const [row] = await sql<{ url: string | null; isOn: boolean; completedOnly: boolean }>`
    select url, enabled as "isOn", completed_only as "completedOnly" from merchant_receiver
    where customer_id = ${caller.customerId} and kind = 'ipn'`
  if (!row) return { notifyStatusId: 'every', statusId: 'on', hasSecret: false }
  return {
    ...(row.url !== null && { notifyUrl: row.url }),
    notifyStatusId: row.completedOnly ? 'completed' : 'every',
    statusId: row.isOn ? 'on' : 'off',
    hasSecret: true,
  }
}
