import { openAccount } from '../accounts/index.ts'
import type { Context } from '../context.ts'
import { expiryOf, monthOf, newCardNumber } from './card-number.ts'

export interface NewCard {
  readonly customerId: string
  /** A card that the bank issues. */
  readonly type: number
  readonly at: Date
  /** The protocol's number. */
  readonly statusId: number
  readonly alias?: string | undefined
  /** Booked as a deposit from outside the bank. */
  readonly balance?: string | undefined
  readonly hasFraudMark?: boolean | undefined
  /** The start of its production; its status then follows the bank's clock. */
  readonly orderedAt?: Date | undefined
  /** A moment of the last month in which it works; by default four years after production. */
  readonly worksUntil?: Date | undefined
  /** The account that pays for a debit card. */
  readonly settlementAccountId?: string | undefined
}

/** Opens the account that a card is, and returns its id. */
export async function addCard(
  { sql, newId }: Pick<Context, 'sql' | 'newId'>,
  card: NewCard,
): Promise<string> {
  const [product] = await sql<{
    currency: string
    isVirtual: boolean
    subType: 'PREPAID' | 'DEBIT'
  }>`
    select currency_code as currency, is_virtual as "isVirtual", sub_type as "subType"
    from card_product where type = ${card.type}`
  if (!product) throw new Error(`The bank gives out no card of the type ${card.type}.`)
  const accountId = await openAccount(
    { sql, newId },
    {
      customerId: card.customerId,
      currencyCode: product.currency,
      at: card.at,
      type: card.type,
      subType: product.subType,
      balance: card.balance,
    },
  )
  await sql`update customer_account set status_id = ${card.statusId} where id = ${accountId}`
  const { month, year } = card.worksUntil ? monthOf(card.worksUntil) : expiryOf(card.at)
  await sql`
    insert into card (account_id, is_virtual, alias, number, expiry_month, expiry_year,
      has_fraud_mark, ordered_at, settlement_account_id)
    values (${accountId}, ${product.isVirtual}, ${card.alias}, ${await newCardNumber(sql)},
      ${month}, ${year}, ${card.hasFraudMark ?? false}, ${card.orderedAt},
      ${card.settlementAccountId})`
  return accountId
}
