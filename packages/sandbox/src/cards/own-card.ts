import {
  type AccountStatus,
  type CardAction,
  cardDenial,
  type CardDenial,
} from '@sixpence/protocol'
import { ownAccount, statusWord } from '../accounts/index.ts'
import type { CallerContext } from '../context.ts'
import { refuse } from '../http/index.ts'

/** A card of the caller, locked until the transaction ends. */
export interface OwnCard {
  readonly accountId: string
  readonly type: number
  readonly status: AccountStatus
  readonly currencyCode: string
  readonly isVirtual: boolean
  readonly hasFraudMark: boolean
  readonly number: string
  readonly reissuedStatusId: number | undefined
  readonly isReissueExpress: boolean
}

interface CardRow {
  type: number
  statusId: number
  currencyCode: string
  isVirtual: boolean
  hasFraudMark: boolean
  number: string
  reissuedStatusId: number | null
  isReissueExpress: boolean
}

/**
 * Finds a card of the caller and locks it: the second of two calls that change it waits.
 *
 * @throws {Refusal} `13` when the account is another customer's, `VF` when it isn't a card, `CA`
 *   when closed.
 */
export async function ownCard(context: CallerContext, accountId: string): Promise<OwnCard> {
  const { sql, clock } = context
  const account = await ownAccount(context, accountId)
  await sql`select account_id from card where account_id = ${accountId} for update`
  const [row] = await sql<CardRow & Record<string, unknown>>`
    select type, is_virtual as "isVirtual", has_fraud_mark as "hasFraudMark", number,
      card_status(card, status_id, ${clock.now()}) as "statusId",
      card_stage(reissued_at, reissue_is_express, ${clock.now()}) as "reissuedStatusId",
      reissue_is_express as "isReissueExpress"
    from card join customer_account on id = account_id where account_id = ${accountId}`
  if (!row) throw refuse.invalid('accountId', 'This account is not a card.')
  const { statusId, reissuedStatusId, ...card } = row
  const status = statusWord(statusId)
  if (status === 'closed') throw refuse.closedAccount('The card is closed.')
  return {
    ...card,
    accountId,
    status,
    currencyCode: account.currencyCode,
    reissuedStatusId: reissuedStatusId ?? undefined,
  }
}

/**
 * Finds a card like {@link ownCard}, for an action.
 *
 * @throws {Refusal} Also `VF`, when the rules don't allow the action.
 */
export async function cardFor(
  action: CardAction,
  context: CallerContext,
  accountId: string,
): Promise<OwnCard> {
  const card = await ownCard(context, accountId)
  const denial = cardDenial(action, {
    accountStatusId: card.status,
    cardIsVirtual: card.isVirtual,
    cardHasFraudMark: card.hasFraudMark,
    cardReissuedStatusId: card.reissuedStatusId,
    cardReissueIsExpress: card.isReissueExpress,
  })
  if (denial) throw refuse.invalid('accountId', BECAUSE[denial])
  return card
}

const BECAUSE: Readonly<Record<CardDenial, string>> = {
  linked: 'The card takes its money from another account.',
  fraud: 'The card is blocked for safety.',
  notActive: 'The card is not active.',
  notInUse: 'The card is not in use.',
  notPaused: 'The card is not paused.',
  notShipped: 'The card is not on its way.',
  notReissued: 'No other card was ordered in its place.',
  alreadyReissued: 'Another card was ordered in its place already.',
  alreadySent: 'The other card is on its way already.',
  alreadyExpress: 'The other card comes by express already.',
  canceled: 'The card is canceled.',
  virtual: 'The card is a virtual one.',
}
