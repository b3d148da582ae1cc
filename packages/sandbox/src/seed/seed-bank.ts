import { DAY_MS } from '@sixpence/protocol'
import { closeAccount, openAccount } from '../accounts/index.ts'
import type { Context } from '../context.ts'
import type { Sql } from '../db/index.ts'
import { addDevices, type NewDevice } from '../devices/index.ts'
import { addEmbedder } from '../embedders/index.ts'
import { houseAccount, insertEntries, type NewEntry, type NewPosting } from '../ledger/index.ts'
import { seedLogos } from '../logos/index.ts'
import { seedButtons } from '../saved-buttons/index.ts'
import { createPeople } from './create-people.ts'
import type { NewPerson } from './new-person.ts'
import { seedAccess } from './seed-access.ts'
import { seedAnnouncements } from './seed-announcements.ts'
import { seedBatches, seedDrafts, seedWaitingBatch } from './batches/seed-batches.ts'
import { seedCards } from './seed-cards.ts'
import { seedExternalBatches } from './batches/seed-external-batches.ts'
import { SEED_EMBEDDERS, SHOP_KEY } from './seed-embedders.ts'
import { SEED_HISTORY, type SeedEvent } from './seed-history.ts'
import { homeOf } from './seed-homes.ts'
import { seedInvoices } from '../invoices/index.ts'
import { seedPayees } from '../transfers/index.ts'
import { seedMerchantTools } from '../merchant/index.ts'
import { seedSubscribers, subscriberEntries } from '../preapproved/index.ts'
import { SEED_PEOPLE } from './seed-people.ts'
import type { SeedPerson } from './seed-person.ts'

const OPENED_DAYS_AGO = 61
const P2P_FEE = '0.25'
/** A lock number used by nothing else in the database. */
const LOCK = 6_112_017

/**
 * Puts people, accounts, history and embedders into an empty bank. Leaves a bank with people as it
 * is, however many processes start at once. Ids, amounts and order are the same every time; times
 * are full hours of the days before `now`.
 */
export async function seedBank(sql: Sql, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`
  const [anybody] = await sql<{ id: string }>`select id from customer limit 1`
  if (anybody) return
  const createdAt = daysBefore(now, OPENED_DAYS_AGO, 9)
  const people = SEED_PEOPLE.map(person => ({
    ...person,
    ...idsOf(person),
    home: homeOf(person.key, person.residenceCountry),
    createdAt,
    migrateBy: migrateBy(person, now),
  }))
  await createPeople({ sql }, people)
  await addDevices(
    { sql },
    people.flatMap(person => devicesOf(person, now)),
  )
  const context = { sql, newId: countedIds() }
  const accounts = new Map<string, SeededAccount>()
  for (const person of people) await openAccounts(person, accounts, context)
  const entries = SEED_HISTORY.map(event => ({
    id: context.newId(),
    ...entryOf(event, accounts, now),
  }))
  const inTime = [...entries, ...subscriberEntries(accounts, now)].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
  await insertEntries(sql, inTime)
  await seedCards(context, accounts, now)
  await seedBatches(context, now)
  await seedExternalBatches(context, now)
  await seedAccess(sql)
  await seedWaitingBatch(context, now)
  await seedInvoices(context, now)
  await seedAnnouncements(sql, now)
  const [first] = people
  if (first) await seedPayees(sql, first.customerId, createdAt)
  for (const embedder of SEED_EMBEDDERS) await addEmbedder(sql, embedder)
  await seedSubscribers(sql, accounts, now)
  await seedMerchantTools(sql, now)
  await seedLogos(context)
  await seedButtons(sql, SHOP_KEY, createdAt)
  await seedDrafts(context, now)
}

interface SeededAccount {
  readonly id: string
  readonly currencyCode: string
}

/** Returns ids that look like the bank's own and are the same in every seed. */
function countedIds(): () => string {
  let count = 0
  return () => {
    count += 1
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
  }
}

const idsOf = ({ key }: SeedPerson) => ({ customerId: `customer-${key}`, userId: `user-${key}` })

const migrateBy = ({ migrateInDays }: SeedPerson, now: Date) =>
  migrateInDays === undefined ? undefined : daysBefore(now, -migrateInDays, 0)

function devicesOf(
  { customerId, devices = [] }: SeedPerson & Pick<NewPerson, 'customerId'>,
  now: Date,
): NewDevice[] {
  return devices.map(({ key, usedDaysAgo, ...device }) => ({
    ...device,
    id: `device-${key}`,
    customerId,
    secret: `secret-of-${key}`,
    pushToken: `push-${key}`,
    lastActivityAt: daysBefore(now, usedDaysAgo, 19),
    approvedAt: daysBefore(now, OPENED_DAYS_AGO, 9),
  }))
}

async function openAccounts(
  { accounts, customerId, createdAt: at }: SeedPerson & Pick<NewPerson, 'customerId' | 'createdAt'>,
  opened: Map<string, SeededAccount>,
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
): Promise<void> {
  for (const { key, currencyCode, isClosed } of accounts) {
    const id = await openAccount({ sql, newId }, { customerId, currencyCode, at })
    opened.set(key, { id, currencyCode })
    if (isClosed) await closeAccount(sql, id)
  }
}

function entryOf(
  event: SeedEvent,
  accounts: ReadonlyMap<string, SeededAccount>,
  now: Date,
): NewEntry {
  const find = (key: string): SeededAccount => {
    const account = accounts.get(key)
    if (!account) throw new Error(`the seed has no account ${key}`)
    return account
  }
  return {
    kind: event.kind,
    at: daysBefore(now, event.daysAgo, event.hour),
    description: event.description,
    counterpartyName: event.kind === 'deposit' ? event.counterpartyName : undefined,
    postings: postingsOf(event, find),
  }
}

function postingsOf(event: SeedEvent, find: (key: string) => SeededAccount): NewPosting[] {
  const to = find(event.to)
  const arrives = posting(to.id, to.currencyCode, event.amount)
  const outside = houseAccount('opening', to.currencyCode)
  if (event.kind === 'deposit') return [taken(outside, to.currencyCode, event.amount), arrives]
  const from = find(event.from)
  if (event.kind === 'p2pTransfer') {
    const fees = houseAccount('fees', from.currencyCode)
    return [
      taken(from.id, from.currencyCode, event.amount),
      arrives,
      { ...taken(from.id, from.currencyCode, P2P_FEE), purpose: 'fee' },
      { ...posting(fees, from.currencyCode, P2P_FEE), purpose: 'fee' },
    ]
  }
  return [
    taken(from.id, from.currencyCode, event.fromAmount),
    posting(houseAccount('fxPosition', from.currencyCode), from.currencyCode, event.fromAmount),
    taken(houseAccount('fxPosition', to.currencyCode), to.currencyCode, event.amount),
    arrives,
  ]
}

const posting = (accountId: string, currencyCode: string, amount: string): NewPosting => ({
  accountId,
  currencyCode,
  amount,
})

/** Negates an amount, since amounts of the seed are above zero: a minus sign makes it leave. */
const taken = (accountId: string, currencyCode: string, amount: string): NewPosting =>
  posting(accountId, currencyCode, `-${amount}`)

/** Returns a full hour of a day before `now`. */
function daysBefore(now: Date, days: number, hour: number): Date {
  const day = new Date(now.getTime() - days * DAY_MS)
  day.setUTCHours(hour, 0, 0, 0)
  return day
}
