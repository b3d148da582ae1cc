import { namedMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { externalInput } from '../../tests/external-input.ts'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()
let keys = 0

const accountOf = ({ accounts }: TestPerson, at = 0) => accounts[at]?.accountId ?? ''

const external = (name: string, person: TestPerson) => ({
  ...externalInput(name),
  fromAccount: accountOf(person),
})

/** The input of each call that takes money or a card out. */
const callsOf = (person: TestPerson): Readonly<Record<string, object>> => ({
  p2pTransfer: {
    fromAccount: accountOf(person),
    toEmail: 'ada@sixpence.example',
    amount: '1.00',
    expectedFee: '0.25',
  },
  betweenAccountsTransfer: {
    fromAccount: accountOf(person),
    toAccount: accountOf(person, 1),
    toAmount: '1.00',
  },
  batchSubmit: {
    batchId: 'none',
    version: 1,
    expectedTotal: '1.00',
    expectedFee: '0.25',
    expectedCurrencyCode: 'EUR',
  },
  checkoutPay: {
    checkoutId: '0'.repeat(32),
    fromAccount: accountOf(person),
    expectedAmount: '1.00',
    expectedCurrencyCode: 'EUR',
  },
  invoicePay: {
    invoiceId: '0'.repeat(32),
    fromAccount: accountOf(person),
    expectedTotal: '1.00',
    expectedCurrencyCode: 'EUR',
  },
  refundPay: {
    paymentId: 'none',
    amount: '1.00',
    expectedLeftAmount: '1.00',
    expectedCurrencyCode: 'EUR',
  },
  identityVerificationCreate: {
    accountId: accountOf(person),
    email: 'ada@sixpence.example',
    name: 'Ada Lindholm',
    reportType: 0,
    expectedFee: '2.50',
  },
  cryptoEftTransfer: external('cryptoEftTransfer', person),
  eftTransfer: external('eftTransfer', person),
  instantTransfer: external('instantTransfer', person),
  interacTransfer: external('interacTransfer', person),
  transferRehearse: external('transferRehearse', person),
  octTransfer: external('octTransfer', person),
  wireTransfer: external('wireTransfer', person),
  transferApprove: { trxid: 'x1', approvalCode: '012345' },
  businessRequestApprove: { requestIds: ['r1'] },
  cardReissue: { cardId: accountOf(person) },
  cardReissueShippingUpgrade: { cardId: accountOf(person) },
  cardApply: { type: 2007, feeAccountId: accountOf(person) },
  cardConfirm: { cardId: accountOf(person) },
})

const OUT = [
  'batchSubmit',
  'betweenAccountsTransfer',
  'businessRequestApprove',
  'cardApply',
  'cardConfirm',
  'cardReissue',
  'cardReissueShippingUpgrade',
  'checkoutPay',
  'cryptoEftTransfer',
  'eftTransfer',
  'identityVerificationCreate',
  'instantTransfer',
  'interacTransfer',
  'invoicePay',
  'octTransfer',
  'p2pTransfer',
  'refundPay',
  'transferApprove',
  'transferRehearse',
  'wireTransfer',
]
const CARDS = ['cardApply', 'cardConfirm']

async function call(method: string, person: TestPerson, { token }: { token: string }) {
  const key = `key-of-what-goes-out-${String((keys += 1)).padStart(6, '0')}`
  return readJson(bank.call(method, callsOf(person)[method] ?? {}, { token, key }))
}

async function signedIn(wish: object) {
  const person = await bank.person(wish)
  const { accessToken: token } = await bank.signIn(person)
  return { person, token }
}

describe('what goes out of a customer', () => {
  it('is declared by the calls, and by every call that takes a key', () => {
    const declared = namedMethods().filter(({ outflow }) => outflow !== undefined)
    expect(declared.map(({ name }) => name).toSorted()).toEqual(OUT)
    expect(
      declared
        .filter(({ outflow }) => outflow === 'card')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(CARDS)
    const keyed = namedMethods().filter(({ key }) => key !== 'none')
    expect(keyed.filter(({ outflow }) => outflow !== 'money')).toEqual([])
  })

  it.each(OUT)('is refused by %s of a limited one, in words and for programs', async name => {
    const { person, token } = await signedIn({ situation: 'limited' })
    expect(await call(name, person, { token })).toMatchObject({
      status: 200,
      responseCode: 'ENOA',
      validationErrors: [
        {
          param: 'accountLimited',
          description: 'This account is limited: money can come in, and none can go out.',
        },
      ],
    })
  })

  it.each(['expiredDocuments', 'unpaidInvoice', 'sanctions', 'adverseMedia', 'investigation'])(
    'is refused alike whether the reason is %s (VERIF-027)',
    async situation => {
      const { person, token } = await signedIn({ situation })
      const { requestId: _each, ...said } = await call('p2pTransfer', person, { token })
      const { person: other, token: theirs } = await signedIn({ situation: 'limited' })
      const { requestId: _other, ...usual } = await call('p2pTransfer', other, { token: theirs })
      expect(said).toEqual(usual)
    },
  )

  it.each(OUT)(
    'is let out by %s of one who is verified, or refused for another reason',
    async name => {
      const { person, token } = await signedIn({})
      expect(await call(name, person, { token })).not.toMatchObject({ responseCode: 'ENOA' })
    },
  )

  it.each(OUT)('is let out by %s of one who is not verified, unless it is a card', async name => {
    const { person, token } = await signedIn({ situation: 'finalReview' })
    const said = await call(name, person, { token })
    const isCard = CARDS.includes(name)
    expect(said['responseCode'] === 'ENOA').toBe(isCard)
    const [fault] = (said['validationErrors'] ?? []) as { param: string }[]
    expect(fault?.param === 'accountUnverified').toBe(isCard)
  })

  it('is what the business is, and not who acts for it', async () => {
    const shop = await bank.person({ kind: 'business', situation: 'unpaidInvoice' })
    const open = await bank.person({ kind: 'business' })
    const accesses = [shop, open].map(({ customerId }) => ({
      customerId,
      right: 'full',
      permissions: ['sendUserToUser'],
    }))
    const { token } = await signedIn({ situation: 'limited', accesses })
    const pay = async (business: TestPerson) => {
      const key = `key-of-a-clerk-${String((keys += 1)).padStart(12, '0')}`
      const input = {
        ...callsOf(business)['p2pTransfer'],
        fromCustomerId: business.customerId,
      }
      return readJson(bank.call('p2pTransfer', input, { token, key }))
    }
    expect(await pay(shop)).toMatchObject({ responseCode: 'ENOA' })
    expect(await pay(open)).not.toMatchObject({ responseCode: 'ENOA' })
  })

  it('still comes in, and what was answered before is answered again', async () => {
    const payer = await signedIn({})
    const payee = await bank.person({ situation: 'limited' })
    const input = {
      fromAccount: accountOf(payer.person),
      toEmail: payee.email,
      amount: '1.00',
      expectedFee: '0.25',
    }
    const by = { token: payer.token, key: 'key-of-a-payment-in-000001' }
    const paid = await readJson(bank.call('p2pTransfer', input, by))
    expect(paid).toMatchObject({ responseCode: '00' })
    await bank.database.sql`
      insert into limit_reason (id, customer_id, reason_id, since)
      values ('limit-of-the-payer', ${payer.person.customerId}, 5, now())`
    const again = await readJson(bank.call('p2pTransfer', input, by))
    expect(again['transactionId']).toBe(paid['transactionId'])
    const another = await call('p2pTransfer', payer.person, { token: payer.token })
    expect(another).toMatchObject({ responseCode: 'ENOA' })
    expect(
      await bank.database.sql`
      select 1 from ledger_account
      where id = ${accountOf(payee)} and balance = 1001`,
    ).toHaveLength(1)
  })
})
