import { describe, expect, it } from 'vitest'
import { recordedCall } from '../../tests/recorded-call.ts'
import { opened } from '../../tests/opened.ts'
import type { CallNamedMethod } from '../transport/index.ts'
import { memoryStorage } from '../platform/index.ts'
import { accounts as accountsDomain } from './index.ts'

const platform = { storage: memoryStorage() }

const NAMED = { accountId: '12', nickname: 'Rent' }
const ADDRESS = {
  address1: '9 Mill Road',
  city: 'Cork',
  postalCode: 'T12 A1B2',
  countryCode: 'IE',
  expectedCanceledAccounts: ['12'],
}

describe('createAccounts', () => {
  it('lists by status, equal ones as they came (ACCT-006, ACCT-008)', async () => {
    const account = (accountId: string, accountStatusId: string) => ({ accountId, accountStatusId })
    const { call, calls } = recordedCall({
      accounts: [
        account('c', 'closed'),
        account('p', 'paused'),
        account('b', 'active'),
        account('a', 'active'),
      ],
    })
    const accounts = await opened(accountsDomain, { call, platform, namespace: 'bank' }).list()
    expect(accounts.map(one => one.accountId)).toEqual(['b', 'a', 'c', 'p'])
    expect(calls).toEqual([{ name: 'balanceInquiry', input: {} }])
  })

  it('waits five seconds for balances and no longer (ACCT-007, CONST-020)', async () => {
    const waited: unknown[] = []
    const call: CallNamedMethod = async (_method, _input, options) => {
      waited.push(options?.timeoutMs)
      return { accounts: [] } as never // no account at all
    }
    await opened(accountsDomain, { call, platform, namespace: 'bank' }).list()
    expect(waited).toEqual([5_000])
  })

  it('lists the rates with what they are to (ACCT-014)', async () => {
    const rates = [{ currencyCode: 'USD', rate: '1.08' }]
    const { call, calls } = recordedCall({ baseCurrencyCode: 'EUR', rates, responseCode: '00' })
    expect(
      await opened(accountsDomain, { call, platform, namespace: 'bank' }).rates(),
    ).toMatchObject({
      baseCurrencyCode: 'EUR',
      rates,
    })
    expect(calls).toEqual([{ name: 'ratesDefaultList', input: {} }])
  })

  it('remembers the currency of totals, and takes nothing else for one', async () => {
    const storage = memoryStorage()
    const open = () =>
      opened(accountsDomain, {
        call: recordedCall({}).call,
        platform: { storage },
        namespace: 'bank',
      })
    expect(await open().totalsCurrency()).toBeUndefined()
    await open().keepTotalsCurrency({ currencyCode: 'RON' })
    expect(await open().totalsCurrency()).toBe('RON')
    await storage.update('bank/totals-currency', () => ({ currency: 'RON' }))
    expect(await open().totalsCurrency()).toBeUndefined()
  })

  it.each([
    ['ACCT-010', 'paymentInstructionList', { accountId: '12' }, { instructions: ['i'] }, ['i']],
    ['ACCT-009', 'addressInquiry', {}, { address: ['a'] }, ['a']],
    ['a new address', 'addressCreate', ADDRESS, { addressId: 'a2' }, 'a2'],
    [
      'ACCT-015',
      'crossPlatformRequirementsGet',
      { accountId: '12' },
      { requirements: ['r'] },
      ['r'],
    ],
    ['ACCT-012', 'currencyAccountAdd', { currencyCode: 'CAD' }, { accountId: '13' }, '13'],
    ['a name of its own', 'accountNicknameSet', NAMED, {}, undefined],
    [
      'ACCT-013',
      'walletCreate',
      { currencyCode: 'BTC', accountId: '12' },
      { address: 'tb1q' },
      'tb1q',
    ],
    [
      'ACCT-011',
      'paymentInstructionViewedSet',
      { instructionId: 'i', accountId: '12' },
      {},
      undefined,
    ],
  ])('has a call of its own (%s): %s', async (...row) => {
    const [, name, input, answer, wanted] = row
    const { call, calls } = recordedCall(answer)
    const accounts = opened(accountsDomain, { call, platform, namespace: 'bank' })
    const ask: Record<string, () => Promise<unknown>> = {
      paymentInstructionList: () => accounts.instructions({ accountId: '12' }),
      addressInquiry: () => accounts.addresses(),
      addressCreate: () => accounts.createAddress(ADDRESS),
      crossPlatformRequirementsGet: () => accounts.crossPlatform({ accountId: '12' }),
      currencyAccountAdd: () => accounts.addCurrency({ currencyCode: 'CAD' }),
      accountNicknameSet: () => accounts.setNickname(NAMED),
      walletCreate: () => accounts.wallet({ accountId: '12', currencyCode: 'BTC' }),
      paymentInstructionViewedSet: () =>
        accounts.markInstructionViewed({ accountId: '12', instructionId: 'i' }),
    }
    expect(await ask[name]?.()).toEqual(wanted)
    expect(calls).toEqual([{ name, input }])
  })
})
