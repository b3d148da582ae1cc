import { DAY_MS } from '@sixpence/protocol'
import type { ActivationAction } from '@sixpence/protocol'
import { asActingFor, grantAccess, setCustomerFlags } from '../access/index.ts'
import { openAccount } from '../accounts/index.ts'
import { sendActivation } from '../activation/index.ts'
import type { Bank } from '../bank.ts'
import { submitBatch } from '../batches/index.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { newSecret } from '../credentials/index.ts'
import { addDevices, type NewDevice } from '../devices/index.ts'
import { addLongHistory, LONG_HISTORY_DAYS } from '../history/index.ts'
import { keepLanguage } from '../language/index.ts'
import { createPeople, type NewPerson } from '../seed/index.ts'
import { keepExternalCard, keepTemplate, setLimits } from '../transfers/index.ts'
import type { PersonInput } from './person-schema.ts'
import { personOf, type Person } from './list-people.ts'
import { putIntoSituations } from './situations/put-into-situations.ts'

/** A person as returned by `POST /people`. */
export interface AddedPerson extends Person {
  readonly accounts: readonly {
    readonly accountId: string
    readonly currencyCode: string
    readonly balance: string
  }[]
  /** The devices linked for them, with the secrets that they sign in with. */
  readonly devices: readonly { readonly deviceId: string; readonly secret: string }[]
}

const DEFAULT_ACCOUNTS = [
  { currencyCode: 'EUR', balance: '1000.00' },
  { currencyCode: 'USD', balance: '500.00' },
]

/** Creates a customer with accounts, so that tests don't share one. */
export async function addPerson(
  sql: Sql,
  input: PersonInput,
  { clock, newId }: Pick<Bank, 'clock' | 'newId'>,
): Promise<AddedPerson> {
  const at = clock.now()
  const person = fresh(input, { customerId: newId(), userId: newId(), at })
  const { customerId } = person
  await createPeople({ sql }, [person])
  if (input.locale) await keepLanguage(sql, customerId, input.locale)
  await openAccounts(input, { customerId, at }, { sql, newId })
  const hasPhone =
    input.hasPhone ||
    input.approval === 'push' ||
    input.signIn === 'push' ||
    input.signIn === 'verifyDevice'
  const devices = hasPhone ? [phoneOf(person, newId())] : []
  await addDevices({ sql }, devices)
  await putIntoSituations({ sql, clock, newId, customerId }, [input.situation ?? []].flat())
  await setCustomerFlags(sql, [{ customerId, ...input.standing }])
  const accesses = input.accesses ?? []
  await grantAccess(
    sql,
    accesses.map(access => ({ userId: customerId, ...access })),
  )
  await setLimits(sql, customerId, input.limits ?? [])
  await submitBatches(input, person, { sql, clock, newId })
  await keepPayees(input, { customerId, at }, { sql, newId })
  if (input.activation) await beInactive(person, input.activation, { sql, clock, newId })
  return {
    ...(await personOf(sql, customerId)),
    accounts: await accountsOf(sql, customerId),
    devices: devices.map(({ id, secret }) => ({ deviceId: id, secret })),
  }
}

async function openAccounts(
  { accounts = DEFAULT_ACCOUNTS, history = 0 }: PersonInput,
  { customerId, at }: Pick<Fresh, 'customerId' | 'at'>,
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
): Promise<void> {
  // The first balances come before everything else.
  const opened = history > 0 ? new Date(at.getTime() - (LONG_HISTORY_DAYS + 1) * DAY_MS) : at
  for (const account of accounts) {
    await openAccount({ sql, newId }, { customerId, at: opened, ...account })
  }
  if (history === 0) return
  await addLongHistory(sql, { customerId, count: history, until: at, seed: newId() })
}

async function submitBatches(
  { batches = [] }: PersonInput,
  { customerId, userId, email }: NewPerson,
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<void> {
  const signedIn = { userId, customerId, email, sessionId: '', scope: 'full' } as const
  for (const { name, type = 'p2p', payments: lines, fromCustomerId = customerId } of batches) {
    const caller = await asActingFor(signedIn, fromCustomerId, context.sql)
    const [account] = await accountsOf(context.sql, fromCustomerId)
    const batch = { name, type, accountId: account?.accountId ?? '', lines }
    await submitBatch({ ...context, caller }, batch)
  }
}

async function keepPayees(
  { payees = [], externalCards = [] }: PersonInput,
  { customerId, at }: { readonly customerId: string; readonly at: Date },
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
): Promise<void> {
  for (const payee of payees) await keepTemplate(sql, { ...payee, id: newId(), customerId })
  for (const card of externalCards) {
    await keepExternalCard(sql, { ...card, id: newId(), customerId, at })
  }
}

async function beInactive(
  { customerId, email }: NewPerson,
  action: ActivationAction,
  context: Pick<Context, 'sql' | 'clock' | 'newId'>,
): Promise<void> {
  await context.sql`update customer set is_active = false where id = ${customerId}`
  await sendActivation({ customerId, email, action }, context)
}

function phoneOf({ customerId, firstName, createdAt }: NewPerson, id: string): NewDevice {
  return {
    id,
    customerId,
    code: 'R1-07',
    type: 'android',
    name: `${firstName}'s phone`,
    location: 'Dublin, Ireland',
    secret: newSecret(),
    pushToken: `push-${id}`,
    lastActivityAt: createdAt,
    approvedAt: createdAt,
  }
}

const MIGRATE_IN_MS = { soft: 12 * DAY_MS, strict: -DAY_MS }

const migrateBy = ({ migration }: PersonInput, at: Date) =>
  migration && new Date(at.getTime() + MIGRATE_IN_MS[migration])

interface Fresh {
  readonly customerId: string
  readonly userId: string
  readonly at: Date
}

function fresh(input: PersonInput, { customerId, userId, at }: Fresh): NewPerson {
  const { kind = 'personal', signIn = 'simple', approval = 'none' } = input
  const short = customerId.replaceAll('-', '').slice(0, 12)
  const { name = `Robin ${short.slice(0, 6)}` } = input
  const { email = `${short}@people.sixpence.example`, password = `fresh-${short}` } = input
  const [firstName = name, ...rest] = name.trim().split(/\s+/)
  return {
    customerId,
    userId,
    kind,
    signIn,
    approval,
    password,
    phoneNumber: [signIn, approval].includes('sms') ? '+353861234542' : undefined,
    firstName,
    lastName: rest.join(' '),
    businessName: kind === 'business' ? name : undefined,
    email: email.toLowerCase(),
    birthDay: input.birthDay,
    about: 'Created by you.',
    migrateBy: migrateBy(input, at),
    createdAt: at,
  }
}

async function accountsOf(sql: Sql, customerId: string): Promise<AddedPerson['accounts']> {
  return sql<{ accountId: string; currencyCode: string; balance: string }>`
    select c.id as "accountId", l.currency_code as "currencyCode", l.balance
    from customer_account c join ledger_account l on l.id = c.id
    where c.customer_id = ${customerId} order by c.id`
}
