import { asThemselves } from '../../access/index.ts'
import { type NewBatch, submitBatch } from '../../batches/index.ts'
import { bookDue, keepExternalCard } from '../../transfers/index.ts'
import { clockAt, paysFrom, type SeedContext } from './seed-owners.ts'

const OWNER = 'orla'

interface SeedBatch extends Pick<NewBatch, 'name' | 'type' | 'lines'> {
  /** Long enough for the payments to have arrived. */
  readonly daysAgo: number
}

/** The card that drivers are paid on. */
export const SEED_EXTERNAL_CARD = {
  bin: '424242',
  lastFour: '4242',
  cardBrand: 'VISA',
  holderName: 'Lena Vogt',
  expires: '2031-03',
}

/** A batch of each kind that leaves the bank, oldest first. */
export const SEED_EXTERNAL_BATCHES: readonly SeedBatch[] = [
  {
    name: 'Warehouses, October',
    type: 'eft',
    daysAgo: 27,
    lines: [
      {
        account: {
          name: 'Linden Paper GmbH',
          countryCode: 'DE',
          currency: 'EUR',
          details: { iban: 'DE14900900900000000017' },
        },
        amount: '1312.40',
        note: 'Storage, 2291',
      },
      {
        account: {
          name: 'Tamar Tiles',
          countryCode: 'GB',
          currency: 'GBP',
          details: { sortCode: '090900', accountNumber: '00000025' },
        },
        amount: '475.00',
        note: 'Storage, 88',
      },
    ],
  },
  {
    name: 'Shippers, October',
    type: 'wire',
    daysAgo: 24,
    lines: [
      {
        account: {
          name: 'Kalyna Textiles',
          countryCode: 'UA',
          currency: 'EUR',
          details: {
            iban: 'UA699000090000000000000000017',
            bic: 'KLYNUAUKXXX',
            address: 'Kalynova Street 6',
            city: 'Kyiv',
          },
        },
        amount: '2250.00',
        note: 'Order 4410',
        feeShare: 'OUR',
      },
      {
        account: {
          name: 'Prairie Seeds',
          countryCode: 'US',
          currency: 'USD',
          details: {
            accountNumber: '9000000017',
            bic: 'PRTRUS33XXX',
            address: '77 Elm Avenue',
            city: 'Chicago',
          },
        },
        amount: '1980.50',
        note: 'Order 4411',
        feeShare: 'SHA',
      },
    ],
  },
  {
    name: 'Prizes, autumn',
    type: 'digital',
    daysAgo: 20,
    lines: [
      {
        account: {
          name: 'Ada Lane',
          countryCode: 'DE',
          currency: 'BTC',
          details: { walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
        },
        amount: '0.00150000',
        note: 'First prize',
      },
    ],
  },
]

const CARD_DAYS_AGO = 18

const toDrivers = (cardId: string): SeedBatch => ({
  name: 'Drivers, October',
  type: 'oct',
  daysAgo: CARD_DAYS_AGO,
  lines: [
    {
      account: {
        name: SEED_EXTERNAL_CARD.holderName,
        countryCode: 'DE',
        currency: 'EUR',
        details: { cardId },
      },
      amount: '640.00',
      note: 'Two tours',
    },
  ],
})

/** Pays the batches, in a bank that has its people and earlier history; all payments arrive. */
export async function seedExternalBatches(context: SeedContext, now: Date): Promise<void> {
  const { owner, accountId } = await paysFrom(OWNER, context)
  const caller = asThemselves(owner)
  const cardId = await keepExternalCard(context.sql, {
    ...SEED_EXTERNAL_CARD,
    id: context.newId(),
    customerId: owner.customerId,
    at: clockAt(CARD_DAYS_AGO, now).now(),
  })
  for (const { daysAgo, ...batch } of [...SEED_EXTERNAL_BATCHES, toDrivers(cardId)]) {
    const clock = clockAt(daysAgo, now)
    await submitBatch({ ...context, clock, caller }, { ...batch, accountId })
  }
  while (await bookDue({ ...context, clock: { now: () => now } })) continue
}
