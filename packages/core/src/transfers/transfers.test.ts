import { EXTERNAL_KINDS } from '@sixpence/protocol/payments'
import { type RecentTransfer, transferMethods } from '@sixpence/protocol/transfers'
import { describe, expect, it } from 'vitest'
import { recordedCall } from '../../tests/recorded-call.ts'
import { opened } from '../../tests/opened.ts'
import {
  transfers as transfersDomain,
  isLimitable,
  isP2pComplete,
  isP2pQuotable,
  isQuotable,
  ownTransferToPrice,
} from './index.ts'

describe('isQuotable', () => {
  it.each([
    [{ fromAccount: 'a', toAccount: 'b', toAmount: '1' }, true],
    [{ fromAccount: 'a', toAccount: 'b' }, false],
    [{ fromAccount: 'a', toAmount: '1' }, false],
    [{ toAccount: 'b', toAmount: '1' }, false],
    [{ fromAccount: 'a', toAccount: 'b', toAmount: '' }, false],
    [{ fromAccount: 'a', toAccount: 'b', toAmount: '0.00' }, false],
    [{ fromAccount: 'a', toAccount: 'a', toAmount: '1' }, false],
  ])('says of %o %s (XFER-004)', (draft, can) => {
    expect(isQuotable(draft)).toBe(can)
  })
})

describe('ownTransferToPrice', () => {
  const route = { fromAccount: 'a', toAccount: 'b' }

  it.each([
    ['leaves', true, { fromAmount: '5.00' }],
    ['arrives', true, { toAmount: '5.00' }],
    ['leaves', false, { toAmount: '5.00' }],
    ['arrives', false, { toAmount: '5.00' }],
  ] as const)('fixes what %s, with an exchange: %s (XFER-006)', (side, isExchange, amounts) => {
    const asked = ownTransferToPrice(route, { amount: '5.00', side, isExchange })
    expect(asked).toEqual({ ...route, ...amounts })
  })
})

describe('isLimitable', () => {
  it.each([
    [{ fromAccount: 'a', toAccount: 'b' }, true],
    [{ fromAccount: 'a', toAccount: '' }, false],
    [{ toAccount: 'b', toAmount: '1' }, false],
    [{ fromAccount: 'a', toAmount: '1' }, false],
    [{}, false],
  ])('says of %o %s (XFER-005)', (draft, can) => {
    expect(isLimitable(draft)).toBe(can)
  })
})

describe('isP2pQuotable', () => {
  it.each([
    [{ fromAccount: 'a', amount: '0.01' }, true],
    [{ fromAccount: 'a', amount: '0.00' }, false],
    [{ fromAccount: 'a' }, false],
    [{ fromAccount: '', amount: '5' }, false],
    [{ amount: '5', toEmail: 'ben@sixpence.example' }, false],
  ])('says of %o %s (XFER-012)', (draft, can) => {
    expect(isP2pQuotable(draft)).toBe(can)
  })
})

describe('isP2pComplete', () => {
  it('wants a payee as well', () => {
    const draft = { fromAccount: 'a', amount: '5' }
    expect(isP2pComplete(draft)).toBe(false)
    expect(isP2pComplete({ ...draft, toEmail: 'ben@sixpence.example' })).toBe(true)
  })
})

describe('checkPayee', () => {
  it.each(['', 'a@b.c', 'ab.com', 'a@bcom', 'a.b.c.d.e', 'a@b@c@d', '  a@b.c '])(
    'calls %o no payee without asking (XFER-041)',
    async email => {
      const { call, calls } = recordedCall({ exists: true })
      expect(await opened(transfersDomain, { call }).checkPayee({ email })).toEqual({
        exists: false,
      })
      expect(calls).toEqual([])
    },
  )

  it('asks about anything longer with an at sign and a dot (XFER-014, XFER-041)', async () => {
    const { call, calls } = recordedCall({ exists: true, name: 'Ben T.' })
    expect(await opened(transfersDomain, { call }).checkPayee({ email: ' a@bb.c' })).toEqual({
      exists: true,
      name: 'Ben T.',
    })
    expect(calls).toEqual([{ name: 'payeeEmailCheck', input: { email: 'a@bb.c' } }])
  })
})

describe('exchangeRate', () => {
  it.each([
    ['EUR', 'EUR'],
    ['EUR', undefined],
    [undefined, 'EUR'],
    [undefined, undefined],
  ])('is 1 from %s to %s without a call (XFER-039)', async (from, to) => {
    const { call, calls } = recordedCall({ rate: '1.08' })
    expect(
      await opened(transfersDomain, { call }).exchangeRate({
        fromCurrencyCode: from,
        toCurrencyCode: to,
      }),
    ).toBe('1')
    expect(calls).toEqual([])
  })

  it('asks for two that differ (XFER-039)', async () => {
    const { call, calls } = recordedCall({ rate: '1.08' })
    expect(
      await opened(transfersDomain, { call }).exchangeRate({
        fromCurrencyCode: 'EUR',
        toCurrencyCode: 'USD',
      }),
    ).toBe('1.08')
    const input = { fromCurrencyCode: 'EUR', toCurrencyCode: 'USD' }
    expect(calls).toEqual([{ name: 'exchangeRateGet', input }])
  })
})

describe('recent', () => {
  const aTransfer = (id: string, isDisabled = false): RecentTransfer => ({
    id,
    type: 'p2p',
    isDisabled,
    permission: '3d',
    fromAccount: 'eur-1',
    beneficiaryName: 'Ben',
    beneficiaryEmail: 'ben@sixpence.example',
    amount: '1.00',
    currencyCode: 'EUR',
    date: '2026-11-21T09:00:00.000Z',
  })

  it('offers three that can still be paid (XFER-013, HIST-021)', async () => {
    const items = [
      aTransfer('1'),
      aTransfer('2', true),
      aTransfer('3'),
      aTransfer('4'),
      aTransfer('5'),
    ]
    const { call } = recordedCall({ items, total: 5 })
    const recent = await opened(transfersDomain, { call }).recent()
    expect(recent.map(item => item.id)).toEqual(['1', '3', '4'])
  })

  it('offers three people, and five where a recipient is chosen (CONST-015)', async () => {
    const items = Array.from({ length: 9 }, (_, at) => aTransfer(String(at)))
    const { call } = recordedCall({ items, total: 9 })
    const transfers = opened(transfersDomain, { call })
    expect(await transfers.recent()).toHaveLength(3)
    expect(await transfers.recent({ types: [...EXTERNAL_KINDS] })).toHaveLength(5)
  })

  it('offers five of every kind at the recipient, asked for as they are filtered (XFER-044)', async () => {
    const items = ['1', '2', '3', '4', '5', '6'].map(id => aTransfer(id, id === '2'))
    const { call, calls } = recordedCall({ items, total: 6 })
    const query = { types: EXTERNAL_KINDS, permission: 'own', countryCode: 'DE' } as const
    const recent = await opened(transfersDomain, { call }).recent({
      ...query,
      types: [...query.types],
    })
    expect(recent.map(item => item.id)).toEqual(['1', '3', '4', '5', '6'])
    expect(calls).toEqual([{ name: 'recentTransferList', input: { ...query, limit: 10 } }])
  })
})

describe('sending', () => {
  it('is no call of transfers: what moves money goes through payments', () => {
    const { call } = recordedCall({})
    const client = Object.keys(opened(transfersDomain, { call }))
    const sending = Object.keys(transferMethods).filter(name => name.startsWith('send'))
    expect(sending).toHaveLength(2 + EXTERNAL_KINDS.length)
    expect(client.filter(name => sending.includes(name))).toEqual([])
  })
})

describe('limits', () => {
  const route = { operation: 'betweenAccounts', fromAccount: 'a', toAccount: 'b' } as const

  it('asks for the maximum of an operation (XFER-007)', async () => {
    const { call, calls } = recordedCall({})
    await opened(transfersDomain, { call }).maxAmount(route)
    expect(calls).toEqual([{ name: 'maxAmountGet', input: route }])
  })

  it('asks for the limits of a type (XFER-008)', async () => {
    const { call, calls } = recordedCall({})
    await opened(transfersDomain, { call }).limits(route)
    const input = { type: 'betweenAccounts', fromAccount: 'a', toAccount: 'b' }
    expect(calls).toEqual([{ name: 'limitsGet', input }])
  })
})

describe('quotes', () => {
  it('prices by the call of each kind (XFER-006, XFER-011)', async () => {
    const { call, calls } = recordedCall({})
    const transfers = opened(transfersDomain, { call })
    await transfers.quoteOwn({ fromAccount: 'a', toAccount: 'b', toAmount: '1' })
    await transfers.quoteP2p({ fromAccount: 'a', amount: '1' })
    expect(calls.map(one => one.name)).toEqual(['betweenAccountsFeeGet', 'p2pFeeGet'])
  })

  it('lists who was paid (XFER-010)', async () => {
    const { call, calls } = recordedCall({ items: [], total: 0 })
    expect(await opened(transfersDomain, { call }).beneficiaries()).toEqual([])
    expect(calls.map(one => one.name)).toEqual(['p2pBeneficiaryList'])
  })
})
