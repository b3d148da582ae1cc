import type { CardOffer } from '@sixpence/protocol'
import type { cardMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { cardFees } from './card-fees.ts'

const DEFAULT_COUNTRY = 'IE'
/** Countries where nobody delivers a card in three days. */
const WITHOUT_EXPRESS: readonly string[] = ['NO', 'UA']
const DELIVERY_DAYS = { standard: 10, express: 3 } as const

export const cardOffersHandlers = {
  applyInfo: async ({ countryCode: asked }, context) => {
    const countryCode = await requestedCountry(asked, context)
    return {
      countryCode,
      countries: await countriesServed(context),
      cards: await offersFor(countryCode, context),
    }
  },
} satisfies Partial<Handlers<typeof cardMethods>>

/** Lists the cards that somebody can apply for in a country. */
export async function offersFor(
  countryCode: string,
  context: Pick<CallerContext, 'sql'>,
): Promise<CardOffer[]> {
  const products = await context.sql<ProductRow>`
    select type, currency_code as currency, is_virtual as "isVirtual" from card_product
    where countries ? ${countryCode} order by is_virtual, type`
  const offers: CardOffer[] = []
  // One after another: a connection runs one query at a time.
  for (const product of products) offers.push(await offerOf(product, countryCode, context))
  return offers
}

/**
 * Finds the card of a type as issued in a country.
 *
 * @param param The field in which the call names the card.
 * @throws {Refusal} `VF` when there is none.
 */
export async function offerIn(
  countryCode: string,
  { type, param }: { readonly type: number; readonly param: 'type' | 'accountId' },
  context: Pick<CallerContext, 'sql'>,
): Promise<CardOffer> {
  const offer = (await offersFor(countryCode, context)).find(one => one.type === type)
  if (!offer) throw refuse.invalid(param, 'This card is not given out there.')
  return offer
}

/**
 * Refuses a delivery that isn't offered for a card.
 *
 * @param param The field in which the call names the delivery.
 * @throws {Refusal} `VF`.
 */
export function checkWay(
  { fees }: Pick<CardOffer, 'fees'>,
  wayId: string | undefined,
  param: 'shippingId' | 'isExpressShipping' | 'accountId',
): void {
  const way = fees.shipping.find(({ id }) => id === wayId)
  if (!way) throw refuse.invalid(param, 'There is no such way to send it.')
  if (way.disabledReasons.length > 0)
    throw refuse.invalid(param, 'The card cannot be sent there this way.')
}

interface ProductRow extends Record<string, unknown> {
  type: number
  currency: string
  isVirtual: boolean
}

async function offerOf(
  { type, currency, isVirtual }: ProductRow,
  countryCode: string,
  context: Pick<CallerContext, 'sql'>,
): Promise<CardOffer> {
  const fees = await cardFees(context, currency)
  const shipping = (['standard', 'express'] as const).map(way => ({
    id: way,
    type: way,
    fee: fees[way],
    deliveryTime: DELIVERY_DAYS[way],
    disabledReasons:
      way === 'express' && WITHOUT_EXPRESS.includes(countryCode)
        ? ['countryNotServed' as const]
        : [],
  }))
  return {
    type,
    cardIsVirtual: isVirtual,
    currencyCode: currency,
    fees: {
      annual: fees.annual,
      issue: isVirtual ? fees.issueVirtual : fees.issue,
      monthly: fees.monthly,
      currency,
      shipping: isVirtual ? [] : shipping,
    },
  }
}

/** Returns the country whose cards are offered and issued: the named one, otherwise the residence. */
export async function requestedCountry(
  named: string | undefined,
  context: CallerContext,
): Promise<string> {
  return named ?? residenceOf(context)
}

/** Returns the country that a customer lives in; the bank's own if unknown. */
export async function residenceOf({ sql, caller }: CallerContext): Promise<string> {
  const [row] = await sql<{ country: string | null }>`
    select residence_country as country from customer where id = ${caller.customerId}`
  return row?.country ?? DEFAULT_COUNTRY
}

async function countriesServed({ sql }: CallerContext): Promise<string[]> {
  const rows = await sql<{ country: string }>`
    select distinct jsonb_array_elements_text(countries) as country from card_product
    order by country`
  return rows.map(({ country }) => country)
}
