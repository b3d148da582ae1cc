import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Kind,
  KINDS,
  METHODS,
  orderOf,
  PAYOUT_CARD,
} from '../../tests/orders-of-every-kind.ts'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'
import { statusId } from '../accounts/index.ts'

const bank = testSandbox()
const EXTERNAL = KINDS.filter(kind => !kind.startsWith('own') && kind !== 'p2p')
const NO_AMOUNTS = [
  '',
  '0',
  '0.00',
  '-5',
  '+5',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '5.',
  '.5',
  ' 5',
  '5 ',
  '1.234,50',
  '1,234.50',
  '1 234.50',
  '١٢',
  '１２',
  '5\u200b',
  '\u202e5',
  '12345678901234567890',
]
const amountOf = (kind: Kind) => (kind.startsWith('own') ? 'toAmount' : 'amount')

interface Payer {
  readonly person: TestPerson
  readonly token: string
  readonly cardId: string
}

let keys = 0

describe('an order that is wrong', () => {
  let payer: Payer
  let payee: TestPerson

  const aPayer = async (): Promise<Payer> => {
    const person = await bank.person({
      accounts: [
        { currencyCode: 'EUR', balance: '100000.00' },
        { currencyCode: 'EUR', balance: '0.00' },
      ],
      approval: 'none',
      externalCards: [PAYOUT_CARD],
    })
    const { accessToken: token } = await bank.signIn(person)
    const [card] = await bank.database.sql<{ id: string }>`
      select id from external_card where customer_id = ${person.customerId}`
    return { person, token, cardId: card?.id ?? '' }
  }

  beforeAll(async () => {
    payer = await aPayer()
    payee = await bank.person({ accounts: [{ currencyCode: 'EUR', balance: '0.00' }] })
  }, 60_000)

  const send = (kind: Kind, change: object, { person, token, cardId } = payer) => {
    const [from, to] = person.accounts
    const targets = { toAccount: to?.accountId, toEmail: payee.email, cardId }
    const order = { ...orderOf(kind, targets), fromAccount: from?.accountId, ...change }
    const key = `key-of-a-wrong-order-${String((keys += 1)).padStart(6, '0')}`
    return readJson(bank.call(METHODS[kind].name, order, { token, key }))
  }
  /** Returns the field for which each of them is refused. */
  const refused = async (kind: Kind, changes: readonly object[]) => {
    const params: unknown[] = []
    for (const change of changes) {
      const { responseCode, validationErrors } = await send(kind, change)
      const [fault] = (validationErrors ?? []) as { param: string }[]
      params.push(responseCode === 'VF' ? fault?.param : responseCode)
    }
    return params
  }
  const each = (count: number, param: string) => Array.from({ length: count }, () => param)

  it.each(KINDS)('is refused for an amount that is none: %s', async kind => {
    const param = amountOf(kind)
    const asked = NO_AMOUNTS.map(text => ({ [param]: text }))
    expect(await refused(kind, asked)).toEqual(each(asked.length, param))
  })

  it.each(KINDS)('is refused for an amount that is finer than its currency: %s', async kind => {
    const param = amountOf(kind)
    const finer = kind.startsWith('crypto') ? '0.005000001' : '200.001'
    expect(await refused(kind, [{ [param]: finer }])).toEqual([param])
  })

  it.each(KINDS.filter(kind => !kind.startsWith('own')))(
    'is refused for a note of 141 letters: %s',
    async kind => {
      expect(await send(kind, { note: 'a'.repeat(140) })).toMatchObject({ responseCode: '00' })
      expect(await refused(kind, [{ note: 'a'.repeat(141) }])).toEqual(['note'])
    },
  )

  it.each(EXTERNAL.filter(kind => kind.endsWith('3d')))(
    'is refused for a name that is none, or of 141 letters: %s',
    async kind => {
      const names = ['', ' ', 'a'.repeat(141)]
      const asked = names.map(payeeName => ({ payeeName }))
      expect(await refused(kind, asked)).toEqual(each(asked.length, 'payeeName'))
    },
  )

  it.each([
    ['eft3d', 'iban', ['DE1490090090000000001А', 'DE15900900900000000017', 'DE14']],
    ['wire3d', 'bic', ['LNDNDЕFF', 'LNDNDEF', 'LNDNXXFF']],
    ['cryptoEft3d', 'walletAddress', ['bc1qw508d6qejxtdg4y5r3zаrvary0c5xw7kv8f3t4', '1']],
    ['instant3d', 'instantKey', ['52998224726', '5299822472\u0665']],
    ['interac3d', 'email', ['mаrc@mail.example', 'marc@mail', 'marc']],
    ['oct3d', 'cardId', ['4242424242424242', 'card-nobodys-4242']],
  ] as const)('is refused for a detail that is mistyped: %s, %s', async (...row) => {
    const [kind, name, texts] = row
    const { details } = orderOf(kind, { toAccount: '', toEmail: '', cardId: payer.cardId }) as {
      details: object
    }
    const asked = texts.map(text => ({ details: { ...details, [name]: text } }))
    expect(await refused(kind, asked)).toEqual(each(asked.length, name))
  })

  it.each([
    ['eft3d', 'FR', 'EUR'],
    ['eft3d', 'RO', 'RON'],
    ['wire3d', 'AE', 'USD'],
  ] as const)('is refused for the IBAN of another country: %s to %s', async (...row) => {
    const [kind, countryCode, currency] = row
    expect(await refused(kind, [{ countryCode, currency }])).toEqual(['iban'])
  })

  it('takes an account number of a wire in plain letters and digits alone', async () => {
    const at = { bic: 'PRTRUS33', address: '77 Elm Avenue', city: 'Chicago' }
    const wired = (accountNumber: string) => ({
      countryCode: 'US',
      currency: 'USD',
      details: { ...at, accountNumber },
    })
    const wrong = ['1234567А', '１２３４５６', '12_34567', '123\u0301456']
    expect(await refused('wire3d', wrong.map(wired))).toEqual(each(wrong.length, 'accountNumber'))
    expect(await send('wire3d', wired('\u202a1234-5\u200b678\u202c'))).toMatchObject({
      responseCode: '00',
    })
    const [row] = await bank.database.sql<{ number: string }>`
      select external->'details'->>'accountNumber' as number from payment
      where customer_id = ${payer.person.customerId} order by created_at desc, id desc limit 1`
    expect(row).toEqual({ number: '12345678' })
  })

  it.each(KINDS)('is refused at another price than was shown: %s', async kind => {
    // In a payment to another customer the amount that leaves also arrives.
    const params = kind === 'p2p' ? ['expectedFee'] : ['expectedFee', 'expectedFromAmount']
    const asked = params.map(param => ({ [param]: '4.99' }))
    expect(await refused(kind, asked)).toEqual(params)
  })

  it.each(KINDS)('is refused for more than there is: %s', async kind => {
    const poor = await aPayer()
    const [, empty] = poor.person.accounts
    const own = { toAccount: poor.person.accounts[0]?.accountId }
    const change = { fromAccount: empty?.accountId, ...(kind.startsWith('own') && own) }
    expect(await send(kind, change, poor)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'balance' }],
    })
  })

  it.each(KINDS)('is refused from an account that is closed by then: %s', async kind => {
    const leaving = await aPayer()
    const [from] = leaving.person.accounts
    await bank.database.sql`
      update customer_account set status_id = ${statusId('closed')}
      where id = ${from?.accountId ?? ''}`
    expect(await send(kind, {}, leaving)).toMatchObject({ responseCode: 'CA' })
  })

  it.each(KINDS)('is refused from and for the account of another: %s', async kind => {
    const other = payee.accounts[0]?.accountId
    const asked = [
      { fromAccount: other },
      ...(kind.startsWith('own') ? [{ toAccount: other }] : []),
    ]
    expect(await refused(kind, asked)).toEqual(each(asked.length, '13'))
  })
})
