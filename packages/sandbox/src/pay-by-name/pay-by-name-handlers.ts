import { DAY_MS, type PayByNameSettings, utcDay } from '@sixpence/protocol'
import type { merchantMethods } from '@sixpence/protocol/schemas'
import type { Bank } from '../bank.ts'
import type { CallerContext } from '../context.ts'
import { newSecret } from '../credentials/index.ts'
import { type Handlers, refuse } from '../http/index.ts'
import { refusalText } from '../language/index.ts'
import { merchantOf, registeredMerchant, type RegisteredMerchant } from '../saved-buttons/index.ts'
import { dayText } from '../subscriptions/index.ts'
import { defaultName } from './default-name.ts'

interface Row extends Record<string, unknown> {
  readonly name: string
  readonly isOn: boolean
  readonly secret: string | null
}

/** Handles payments to merchants by name. */
export function payByNameHandlers({
  pagesUrl,
}: Pick<Bank, 'pagesUrl'>): Pick<
  Handlers<typeof merchantMethods>,
  'payByName' | 'updatePayByName'
> {
  const settingsOf = (row: Row | undefined, bankUrl: string): PayByNameSettings => {
    if (!row) return { statusId: 'off', hasSecret: false }
    const { name, isOn, secret } = row
    return {
      statusId: isOn ? 'on' : 'off',
      name,
      link: `${pagesUrl ?? bankUrl}/pay/${name}`,
      hasSecret: secret !== null,
    }
  }
  return {
    payByName: async (_, context) => {
      const registered = await merchantOf(context.sql, context.caller.customerId)
      const row = registered && (await rowOf(registered, context))
      return { settings: settingsOf(row, context.bankUrl) }
    },
    updatePayByName: async (input, context) => {
      const registered = await held(context)
      const secret = input.secret === true ? `pbn_${newSecret()}` : undefined
      await write(registered, { ...input, secret }, context)
      const settings = settingsOf(await rowOf(registered, context), context.bankUrl)
      return { settings, ...(secret !== undefined && { secret }) }
    },
  }
}

interface Change {
  readonly statusId?: PayByNameSettings['statusId'] | undefined
  readonly name?: string | undefined
  /** A new secret. */
  readonly secret: string | undefined
}

async function write(
  registered: RegisteredMerchant,
  { statusId, name, secret }: Change,
  context: CallerContext,
): Promise<void> {
  const before = await rowOf(registered, context)
  const chosen = name ?? before?.name ?? (await freeName(registered, context))
  await checkFree(chosen, registered, context)
  if (before && before.name !== chosen) await checkChanges(chosen, registered, context)
  const isOn = statusId === undefined ? before?.isOn === true : statusId === 'on'
  await context.sql`
    insert into pay_by_name (client_key, name, is_on, secret)
    values (${registered.clientKey}, ${chosen}, ${isOn}, ${secret})
    on conflict (client_key) do update
    set name = excluded.name, is_on = excluded.is_on,
      secret = coalesce(excluded.secret, pay_by_name.secret)`
  if (before && before.name !== chosen) await keepFormer(before.name, registered, context)
}

/** Keeps a former name: links with it still lead to the merchant, and nobody else can take it. */
const keepFormer = (
  name: string,
  { clientKey }: RegisteredMerchant,
  { sql, clock }: CallerContext,
): Promise<unknown> => sql`
  insert into pay_by_name_former (name, client_key, given_up_at)
  values (${name}, ${clientKey}, ${clock.now()})
  on conflict (name) do nothing`

/**
 * Limits changes: a former name stays its merchant's, so unlimited ones would take names from
 * everyone else. Merchants may always return to one of their own.
 */
async function checkChanges(
  name: string,
  { clientKey }: RegisteredMerchant,
  { sql, clock, locale }: CallerContext,
): Promise<void> {
  const [spent] = await sql<{ at: Date }>`
    select given_up_at as at from pay_by_name_former
    where client_key = ${clientKey} and not exists (
      select from pay_by_name_former own where own.name = ${name})
    order by given_up_at desc offset ${NAME_CHANGES.most - 1} limit 1`
  if (!spent) return
  const again = new Date(spent.at.getTime() + NAME_CHANGES.inDays * DAY_MS)
  if (again <= clock.now()) return
  const day = dayText(utcDay(again))
  throw refuse.invalid('nameTooOften', refusalText(locale, 'payNameTooOften', { day }))
}

const NAME_CHANGES = { most: 3, inDays: 365 } as const

/** Returns the merchant, locked for this transaction. */
async function held(context: CallerContext): Promise<RegisteredMerchant> {
  const registered = await registeredMerchant(context)
  // If two want one name, one of them waits.
  await context.sql`lock table pay_by_name in share row exclusive mode`
  return registered
}

async function rowOf(
  { clientKey }: RegisteredMerchant,
  { sql }: Pick<CallerContext, 'sql'>,
): Promise<Row | undefined> {
  const [row] = await sql<Row>`
    select name, is_on as "isOn", secret from pay_by_name where client_key = ${clientKey}`
  return row
}

async function checkFree(
  name: string,
  { clientKey }: RegisteredMerchant,
  { sql }: CallerContext,
): Promise<void> {
  const taken = await sql`
    select from pay_by_name where name = ${name} and client_key <> ${clientKey}
    union all select from pay_by_name_former where name = ${name} and client_key <> ${clientKey}`
  if (taken.length > 0) throw refuse.invalid('name', 'Somebody else has this name.')
}

async function freeName(
  { name, clientKey }: RegisteredMerchant,
  { sql }: CallerContext,
): Promise<string> {
  const preferred = defaultName(name) ?? 'merchant'
  const taken = await sql`
    select from pay_by_name where name = ${preferred}
    union all select from pay_by_name_former where name = ${preferred}`
  if (taken.length === 0) return preferred
  // Client keys are unique to their merchants.
  const own = defaultName(clientKey.replace(/^ck_/, '')) ?? clientKey.length
  return `${preferred.slice(0, 15)}-${own}`.slice(0, 32).replace(/-$/, '')
}
