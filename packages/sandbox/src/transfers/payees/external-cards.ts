import type { ExternalCard } from '@sixpence/protocol'
import type { transferMethods } from '@sixpence/protocol/schemas'
import type { CallerContext } from '../../context.ts'
import { cardNetworkOf } from '../../dictionaries/index.ts'
import { checkPages } from '../../embedders/index.ts'
import { type Handlers, refuse } from '../../http/index.ts'
import { refusalText } from '../../language/index.ts'
import { NUMBER_FRAME } from '../vault/number-frame-page.ts'
import { openNumberEntry } from '../vault/number-entry.ts'
import { insertCard } from './keep-payee.ts'
import { findVaulted } from '../vault/vaulted-card.ts'

/** More than anybody pays by hand. */
const MOST_CARDS = 100

type Context = Pick<CallerContext, 'sql' | 'clock' | 'caller'>

export const externalCardHandlers = {
  externalCards: async (_input, context) => ({
    items: (await keptCards(context)).map(shown),
  }),

  openExternalCard: async ({ hostOrigin, heldBy = [] }, context) => {
    await checkPages({ hostOrigin, heldBy }, context.sql)
    const token = await openNumberEntry({ hostOrigin, heldBy }, context)
    return { token, frameUrl: context.bankUrl + NUMBER_FRAME }
  },

  addExternalCard: async ({ token, holderName, expires }, context) => {
    const { sql, clock, caller, locale } = context
    const { customerId } = caller
    const vaulted = await findVaulted(sql, { token, customerId })
    if (!vaulted) throw refuse.invalid('token', refusalText(locale, 'cardTokenOver'))
    const card = { ...vaulted, cardBrand: await networkFor(vaulted.bin, context), holderName }
    if (expires < monthOf(clock.now())) {
      throw refuse.invalid('expires', refusalText(locale, 'cardExpired'))
    }
    await sql`select from customer where id = ${customerId} for no key update`
    const known = await keptCards(context)
    const same = known.find(one => isSame(one, { ...card, expires }))
    if (same) return { card: shown(same) }
    if (known.length >= MOST_CARDS) throw refuse.invalid('token', refusalText(locale, 'cardsFull'))
    await insertCard(sql, { ...card, id: token, customerId, expires, at: clock.now() })
    const added = (await keptCards(context)).find(({ id }) => id === token)
    if (!added) throw new Error(`Card ${token} was not added.`)
    return { card: shown(added) }
  },

  removeExternalCard: async ({ id }, { sql, caller }) => {
    const removed = await sql`
      delete from external_card where customer_id = ${caller.customerId} and id = ${id}
      returning id`
    if (removed.length === 0) throw refuse.accessDenied('There is no such card.')
    return {}
  },
} satisfies Partial<Handlers<typeof transferMethods>>

/**
 * Returns the network of a card.
 *
 * @throws {Refusal} `VF` if no payouts go to such cards, or no card begins so.
 */
async function networkFor(
  bin: string,
  { sql, locale }: Pick<CallerContext, 'sql' | 'locale'>,
): Promise<string> {
  const [blocked] = await sql`select bin from blocked_bin where bin = ${bin}`
  if (blocked) throw refuse.invalid('token', refusalText(locale, 'cardBlocked'))
  const network = cardNetworkOf(bin)
  if (network === undefined) throw refuse.invalid('token', refusalText(locale, 'cardUnknown'))
  return network
}

type Known = Pick<ExternalCard, 'bin' | 'lastFour' | 'expires'>

/** Compares two cards by everything that the bank knows, which excludes their numbers. */
const isSame = (one: Known, other: Known): boolean =>
  one.bin === other.bin && one.lastFour === other.lastFour && one.expires === other.expires

const monthOf = (moment: Date): string => moment.toISOString().slice(0, 'yyyy-mm'.length)

const shown = ({ isBlocked, isExpired, ...card }: CardRow): ExternalCard => ({
  ...card,
  isDisabled: isBlocked || isExpired,
})

interface CardRow extends Omit<ExternalCard, 'isDisabled'> {
  /** True if no payouts go to cards with these first digits. */
  readonly isBlocked: boolean
  readonly isExpired: boolean
}

/** Lists the cards of other banks that the caller has added, oldest first. */
export const keptCards = ({ sql, clock, caller }: Context): Promise<CardRow[]> =>
  sql<CardRow & Record<string, unknown>>`
    select id, bin, last_four as "lastFour", card_brand as "cardBrand",
      holder_name as "holderName", expires, bin in (select bin from blocked_bin) as "isBlocked",
      expires < ${monthOf(clock.now())} as "isExpired"
    from external_card where customer_id = ${caller.customerId} order by added_at, id`
