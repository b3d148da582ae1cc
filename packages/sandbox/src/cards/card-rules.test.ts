import { CARD_STATUS, type CardAction, cardDenial, type CardFacts } from '@sixpence/protocol'
import { cardMethods, type NamedMethod, transferMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { aKey, type TestCustomer } from '../../tests/a-bank.ts'
import { bankWithCards } from '../../tests/bank-with-cards.ts'

const given = bankWithCards()
const MINUTE_MS = 60_000
const VIRTUAL = 2007
const OK = '00'

/** The digits printed on the latest card that was sent. */
const digitsOf = async (accountId: string) => {
  const [card] = await given.database.sql<{ digits: string }>`
    select right(coalesce(reissued_number, number), 4) as digits
    from card where account_id = ${accountId}`
  return card?.digits
}

interface Call {
  readonly method: NamedMethod
  readonly input: (accountId: string, payer: string) => object | Promise<object>
}

const plain = (method: NamedMethod): Call => ({ method, input: accountId => ({ accountId }) })

/** The call for each action that changes something or reveals a secret. */
const CALLS: Readonly<Partial<Record<CardAction, Call>>> = {
  load: {
    method: transferMethods.sendOwn,
    input: (toAccount, fromAccount) => ({ fromAccount, toAccount, toAmount: '1.00' }),
  },
  pause: plain(cardMethods.pause),
  unpause: plain(cardMethods.unpause),
  block: plain(cardMethods.block),
  editName: {
    method: cardMethods.setAlias,
    input: accountId => ({ accountId, cardAliasName: 'Travel' }),
  },
  changePin: {
    method: cardMethods.changePin,
    input: accountId => ({ accountId, pin: '4071', pinRepeat: '4071' }),
  },
  showPin: plain(cardMethods.requestPin),
  details: plain(cardMethods.requestDetails),
  activate: {
    method: cardMethods.activate,
    input: async (accountId, feeAccountId) => ({
      accountId,
      feeAccountId,
      extraParams: { lastDigits: await digitsOf(accountId) },
    }),
  },
  reissue: {
    method: cardMethods.reissue,
    input: accountId => ({ accountId, isExpressShipping: false }),
  },
  upgradeShipping: plain(cardMethods.upgradeShipping),
}

const REISSUED = { 41: 2, 21: 100 } as const

async function aCardLike(facts: CardFacts, of: TestCustomer): Promise<string> {
  const accountId = await given.card(
    {
      status: facts.accountStatusId,
      hasFraudMark: facts.cardHasFraudMark,
      ...(facts.cardIsVirtual && { type: VIRTUAL }),
    },
    of,
  )
  const reissued = facts.cardReissuedStatusId as keyof typeof REISSUED | undefined
  if (reissued !== undefined) {
    const at = new Date(given.bank.now().getTime() - REISSUED[reissued] * 60 * MINUTE_MS)
    await given.database.sql`
      update card set reissued_at = ${at}, reissued_number = lpad(${accountId}, 16, '7'),
        reissue_is_express = ${facts.cardReissueIsExpress === true}
      where account_id = ${accountId}`
  }
  return accountId
}

const KINDS: readonly Omit<CardFacts, 'accountStatusId'>[] = [
  {},
  { cardHasFraudMark: true },
  { cardIsVirtual: true },
  { cardReissuedStatusId: 41 },
  { cardReissuedStatusId: 41, cardReissueIsExpress: true },
  { cardReissuedStatusId: 21 },
]
const CARDS = Object.values(CARD_STATUS).flatMap(accountStatusId =>
  KINDS.map(kind => ({ accountStatusId, ...kind })),
)

describe('the bank', () => {
  it.each(Object.entries(CALLS))(
    'does %s with the very cards of which the rules say so (CARD-005, CARD-006, CARD-007, CARD-009, CARD-010)',
    async (name, { method, input }) => {
      const action = name as CardAction // A key of the table.
      const rich = await given.bank.customer({ accounts: { EUR: '100000.00' } })
      const payer = rich.accounts['EUR'] ?? ''
      const outcomes: string[] = []
      const expected: string[] = []
      for (const card of CARDS) {
        const accountId = await aCardLike(card, rich)
        // Codes are sent once a minute.
        given.bank.advance(MINUTE_MS + 1)
        const call = { by: rich, input: await input(accountId, payer), key: aKey() }
        const { body } = await given.bank.call(method, call)
        const shown = JSON.stringify(card)
        outcomes.push(`${shown} ${body['responseCode'] === OK ? 'is done' : 'is refused'}`)
        expected.push(`${shown} ${cardDenial(action, card) ? 'is refused' : 'is done'}`)
      }
      expect(outcomes).toEqual(expected)
    },
  )
})
