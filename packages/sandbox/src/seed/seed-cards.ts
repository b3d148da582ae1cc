import { DAY_MS, CARD_STATUS } from '@sixpence/protocol'
import { addApplication, addAuthorization, addCard } from '../cards/index.ts'
import type { Context } from '../context.ts'

/** A card of the seed. */
export interface SeedCard {
  readonly owner: string
  /** A type that the bank issues. */
  readonly type: number
  readonly status: (typeof CARD_STATUS)[keyof typeof CARD_STATUS]
  readonly alias?: string
  readonly balance?: string
  readonly hasFraudMark?: true
  /** It is being made, and progresses with the clock. */
  readonly isMoving?: true
  /** The last month in which it works, relative to the seed's; by default years ahead. */
  readonly lastMonth?: number
  /** For a debit card: the owner's account that it charges. */
  readonly settlesOn?: string
  /** For a card that waits for confirmation: the owner's account that will pay for it. */
  readonly paidFrom?: string
  /** The authorizations that shops requested: days ago and hour (UTC), shop, amount and outcome. */
  readonly authorizations?: readonly (readonly [
    daysAgo: number,
    hour: number,
    merchant: string,
    amount: string,
    status: 'pending' | 'completed' | 'declined' | 'reversed',
  ])[]
}

const EUR = 2006
const EUR_VIRTUAL = 2007
const EUR_DEBIT = 2100

const USUAL_AUTHORIZATIONS: SeedCard['authorizations'] = [
  [3, 10, 'Atlas Bakery', '6.80', 'completed'],
  [2, 8, 'City Metro', '2.40', 'completed'],
  [1, 18, 'Lumen Cinema', '24.00', 'declined'],
  [1, 21, 'Quay Books', '18.90', 'pending'],
  // Arrives when the clock is moved.
  [-1, 15, 'Green Market', '31.15', 'pending'],
]

/** More than fit on a page. */
const purchases = Array.from({ length: 12 }, (_none, at) => {
  const merchant = at % 3 === 0 ? 'Harbour Fuel' : 'Northgate Stationery'
  return [at + 1, 9 + (at % 8), merchant, `${12 + at * 7}.40`, 'completed'] as const
})

/** The cards of all people; those of `rafael` show every status. */
export const SEED_CARDS: readonly SeedCard[] = [
  {
    owner: 'clara',
    type: EUR,
    status: 'active',
    balance: '240.50',
    authorizations: USUAL_AUTHORIZATIONS,
    lastMonth: 1,
  },
  { owner: 'rafael', type: EUR, status: 'active', alias: 'Everyday', balance: '412.35' },
  { owner: 'rafael', type: EUR, status: 'paused', alias: 'Travel', balance: '80.00', lastMonth: 1 },
  { owner: 'rafael', type: EUR, status: 'shipped' },
  { owner: 'rafael', type: EUR, status: 'submitted' },
  { owner: 'rafael', type: EUR, status: 'printing' },
  { owner: 'rafael', type: EUR, status: 'printed' },
  { owner: 'rafael', type: EUR, status: 'submitted', isMoving: true },
  { owner: 'rafael', type: EUR, status: 'active', balance: '12.00', lastMonth: -1 },
  { owner: 'rafael', type: EUR, status: 'canceled' },
  { owner: 'rafael', type: EUR, status: 'fraud', balance: '55.20' },
  { owner: 'rafael', type: EUR, status: 'limited' },
  { owner: 'rafael', type: EUR, status: 'pendingDocument' },
  { owner: 'rafael', type: EUR_VIRTUAL, status: 'active', alias: 'Online', balance: '96.10' },
  { owner: 'rafael', type: EUR_VIRTUAL, status: 'pending', paidFrom: 'rafael:EUR' },
  {
    owner: 'rafael',
    type: EUR_DEBIT,
    status: 'active',
    settlesOn: 'rafael:EUR',
    authorizations: USUAL_AUTHORIZATIONS,
  },
  {
    owner: 'orla',
    type: EUR_DEBIT,
    status: 'active',
    settlesOn: 'orla:EUR',
    authorizations: purchases,
  },
  { owner: 'milan', type: EUR, status: 'active', balance: '130.00', hasFraudMark: true },
]

const OPENED_DAYS_AGO = 40

/** Puts the cards of the seed into a bank that has its people. */
export async function seedCards(
  context: Pick<Context, 'sql' | 'newId'>,
  accounts: ReadonlyMap<string, { readonly id: string }>,
  now: Date,
): Promise<void> {
  const at = (daysAgo: number, hour: number) => {
    const day = new Date(now.getTime() - daysAgo * DAY_MS)
    day.setUTCHours(hour, 0, 0, 0)
    return day
  }
  for (const card of SEED_CARDS) {
    const accountId = await addCard(context, {
      customerId: `customer-${card.owner}`,
      type: card.type,
      at: at(OPENED_DAYS_AGO, 10),
      statusId: idOf(card.status),
      alias: card.alias,
      balance: card.balance,
      hasFraudMark: card.hasFraudMark,
      orderedAt: card.isMoving && at(1, 23),
      worksUntil: card.lastMonth === undefined ? undefined : monthsFrom(now, card.lastMonth),
      settlementAccountId: card.settlesOn && accounts.get(card.settlesOn)?.id,
    })
    const payer = card.paidFrom && accounts.get(card.paidFrom)
    if (payer) {
      const application = { cardId: accountId, feeAccountId: payer.id, at: at(OPENED_DAYS_AGO, 10) }
      await addApplication(context, application)
    }
    for (const [daysAgo, hour, merchant, amount, status] of card.authorizations ?? []) {
      await addAuthorization(context, {
        accountId,
        at: at(daysAgo, hour),
        merchant,
        amount,
        currencyCode: 'EUR',
        status,
      })
    }
  }
}

function monthsFrom(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months))
}

function idOf(status: SeedCard['status']): number {
  const id = Object.entries(CARD_STATUS).find(([, word]) => word === status)?.[0]
  if (id === undefined) throw new Error(`There is no card status ${status}.`)
  return Number(id)
}
