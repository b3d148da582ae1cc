import type { Sixpence } from '@sixpence/core'
import type { Account } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank, anAccount, DOLLARS, EVERYDAY, SAVINGS } from '../../testing/a-bank.ts'
import { aPayment } from '../../testing/a-payments.ts'
import { anAccess } from '../../testing/a-sixpence.ts'
import { InBank } from '../../testing/render-in-bank.tsx'
import { useOwnTransfer } from './use-own-transfer.ts'

async function renderOwnTransfer(bank = aBank()) {
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InBank sixpence={bank.sixpence} onNavigate={onNavigate}>
      <BankStore>{children}</BankStore>
    </InBank>
  )
  const { result } = renderHook(() => useOwnTransfer(), { wrapper })
  await waitFor(() => expect(result.current.accounts).toBeDefined())
  const edit = (change: Parameters<typeof result.current.edit>[0]) =>
    act(() => result.current.edit(change))
  return { bank, result, onNavigate, edit }
}

const typingRests = () => act(() => new Promise(resolve => setTimeout(resolve, 350)))
const toSavings = { toAccount: SAVINGS.accountId }

describe('useOwnTransfer', () => {
  it('offers what money can leave and what it can arrive on, and begins with one of them', async () => {
    const card = { type: 2006, balance: '0.00' }
    const applied = anAccount({ ...card, accountId: 'c1', accountStatusId: 'submitted' })
    const paused = anAccount({ ...card, accountId: 'c2', accountStatusId: 'paused' })
    const usable = anAccount({ ...card, accountId: 'c3' })
    const marked = anAccount({ ...card, accountId: 'c4', cardHasFraudMark: true })
    const blocked = { ...card, accountStatusId: 'canceled' } as const
    const left = anAccount({ ...blocked, accountId: 'c5', balance: '5.00' })
    const empty = anAccount({ ...blocked, accountId: 'c6' })
    const receiving = anAccount({ accountId: 'r1', type: 4002 })
    const every = [applied, left, empty, EVERYDAY, usable, marked, paused, receiving]
    const { result } = await renderOwnTransfer(aBank({ accounts: { list: async () => every } }))
    expect(result.current.from).toBe(EVERYDAY)
    const ids = (accounts: readonly Account[] = []) => accounts.map(({ accountId }) => accountId)
    expect(ids(result.current.accounts)).toEqual([EVERYDAY.accountId, 'c3', 'c4', 'c5'])
    expect(ids(result.current.receivers)).toEqual(['c3', 'r1'])
  })

  it('asks for no fee until amount and both accounts are there (XFER-004)', async () => {
    const { bank, edit } = await renderOwnTransfer()
    edit({ amountText: '25' })
    await typingRests()
    expect(bank.transfers.quoteOwn).not.toHaveBeenCalled()
    edit(toSavings)
    await waitFor(() =>
      expect(bank.transfers.quoteOwn).toHaveBeenCalledExactlyOnceWith(
        {
          fromAccount: EVERYDAY.accountId,
          toAccount: SAVINGS.accountId,
          toAmount: '25.00',
        },
        expect.anything(),
      ),
    )
  })

  it('asks for maximum and limits once both accounts are there (XFER-005)', async () => {
    const { bank, result, edit } = await renderOwnTransfer()
    await typingRests()
    expect(bank.transfers.maxAmount).not.toHaveBeenCalled()
    expect(bank.transfers.limits).not.toHaveBeenCalled()
    edit(toSavings)
    await waitFor(() =>
      expect(result.current.max).toEqual({ amount: '900.00', currencyCode: 'EUR' }),
    )
    await waitFor(() => expect(result.current.limits).toMatchObject({ max: '500.00' }))
  })

  it('asks neither with one account on both sides (XFER-004, XFER-005)', async () => {
    const { bank, result, edit } = await renderOwnTransfer()
    edit({ toAccount: EVERYDAY.accountId, amountText: '25' })
    await typingRests()
    expect(result.current.to).toBeUndefined()
    expect(bank.transfers.quoteOwn).not.toHaveBeenCalled()
    expect(bank.transfers.maxAmount).not.toHaveBeenCalled()
  })

  it('turns round when the money is to leave where it was to arrive', async () => {
    const { result, edit } = await renderOwnTransfer()
    edit(toSavings)
    await waitFor(() => expect(result.current.to?.accountId).toBe(SAVINGS.accountId))
    expect(result.current.receivers).not.toContain(EVERYDAY)
    edit({ fromAccount: SAVINGS.accountId })
    const { draft } = result.current
    expect([draft.fromAccount, draft.toAccount]).toEqual([SAVINGS.accountId, EVERYDAY.accountId])
    act(() => result.current.swap())
    expect(result.current.from?.accountId).toBe(EVERYDAY.accountId)
  })

  it('stays as it is when there is nothing to turn round', async () => {
    const { result } = await renderOwnTransfer()
    act(() => result.current.swap())
    expect([result.current.from?.accountId, result.current.to]).toEqual([
      EVERYDAY.accountId,
      undefined,
    ])
  })

  it.each([
    ['leaves', { fromAmount: '25.00' }],
    ['arrives', { toAmount: '25.00' }],
  ] as const)('fixes what %s in another currency (XFER-006)', async (side, amounts) => {
    const { bank, edit } = await renderOwnTransfer()
    edit({ toAccount: DOLLARS.accountId, amountText: '25', side })
    await waitFor(() =>
      expect(bank.transfers.quoteOwn).toHaveBeenCalledExactlyOnceWith(
        { fromAccount: EVERYDAY.accountId, toAccount: DOLLARS.accountId, ...amounts },
        expect.anything(),
      ),
    )
  })

  it('prices nothing that is more than may be sent', async () => {
    const { bank, result, edit } = await renderOwnTransfer()
    edit(toSavings)
    await waitFor(() => expect(result.current.limits).toBeDefined())
    edit({ amountText: '500.01' })
    await typingRests()
    expect(result.current).toMatchObject({ quote: undefined, isPricing: false })
    expect(result.current.faults.amount).toBe('above_limit')
    expect(bank.transfers.quoteOwn).not.toHaveBeenCalled()
  })

  it('takes the price back of what turns out to be too much', async () => {
    const quoteOwn: Sixpence['transfers']['quoteOwn'] = async ({ fromAmount = '' }) => ({
      fee: '0.00',
      feeCurrencyCode: 'EUR',
      fromAmount,
      fromCurrencyCode: 'EUR',
      toAmount: '900.01',
      toCurrencyCode: 'USD',
      rate: '2',
    })
    const { result, edit } = await renderOwnTransfer(aBank({ transfers: { quoteOwn } }))
    edit({ toAccount: DOLLARS.accountId, amountText: '390' })
    await waitFor(() => expect(result.current.faults.amount).toBe('above_maximum'))
    expect(result.current).toMatchObject({ quote: undefined, canReview: false })
  })

  it('takes the price back the moment the amount changes', async () => {
    const { result, edit } = await renderOwnTransfer()
    edit({ ...toSavings, amountText: '25' })
    await waitFor(() => expect(result.current.canReview).toBe(true))
    edit({ amountText: '250' })
    expect(result.current).toMatchObject({ quote: undefined, isPricing: true, canReview: false })
  })

  it('lets a late answer for an older amount change nothing', async () => {
    const answers = new Map<string, () => void>()
    const quoteOwn = ({ toAmount = '' }: { toAmount?: string | undefined }) =>
      new Promise<never>(resolve => {
        // This test only reads the quote.
        answers.set(toAmount, () => resolve({ toAmount, fromAmount: toAmount, fee: '0' } as never))
      })
    const { result, edit } = await renderOwnTransfer(aBank({ transfers: { quoteOwn } }))
    edit({ ...toSavings, amountText: '25' })
    await waitFor(() => expect(answers.has('25.00')).toBe(true))
    edit({ amountText: '30' })
    await waitFor(() => expect(answers.has('30.00')).toBe(true))
    await act(async () => answers.get('30.00')?.())
    await act(async () => answers.get('25.00')?.())
    await waitFor(() => expect(result.current.quote?.toAmount).toBe('30.00'))
  })

  it('opens what was shown for review and sends nothing', async () => {
    const { bank, result, onNavigate, edit } = await renderOwnTransfer()
    edit({ ...toSavings, amountText: '25' })
    await waitFor(() => expect(result.current.canReview).toBe(true))
    await act(() => result.current.review())
    expect(bank.payments.review).toHaveBeenCalledExactlyOnceWith({
      kind: 'ownTransfer',
      order: {
        fromAccount: EVERYDAY.accountId,
        toAccount: SAVINGS.accountId,
        toAmount: '25.00',
        expectedFromAmount: '25.00',
        expectedFee: '0.00',
      },
      shown: {
        fee: '0.00',
        feeCurrencyCode: 'EUR',
        fromAmount: '25.00',
        fromCurrencyCode: 'EUR',
        toAmount: '25.00',
        toCurrencyCode: 'EUR',
        rate: '1',
      },
    })
    expect(bank.payments.send).not.toHaveBeenCalled()
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({
      to: 'payment',
      kind: 'ownTransfer',
      id: 'payment-1',
      isNew: true,
    })
  })

  it('opens one payment on a double click', async () => {
    const { bank, result, edit } = await renderOwnTransfer()
    edit({ ...toSavings, amountText: '25' })
    await waitFor(() => expect(result.current.canReview).toBe(true))
    await act(() => Promise.all([result.current.review(), result.current.review()]))
    expect(bank.payments.review).toHaveBeenCalledOnce()
  })

  it('opens nothing for another customer, who comes to be acted for meanwhile', async () => {
    const access = anAccess()
    const findSimilar = vi.fn<Sixpence['payments']['findSimilar']>(async () => {
      access.set({ customerId: 'corp', isOther: true })
      return []
    })
    const given = aBank({ access, payments: { findSimilar } })
    const { bank, result, edit } = await renderOwnTransfer(given)
    edit({ ...toSavings, amountText: '25' })
    await waitFor(() => expect(result.current.canReview).toBe(true))
    await act(() => result.current.review())
    expect(findSimilar).toHaveBeenCalledTimes(1)
    expect(bank.payments.review).not.toHaveBeenCalled()
  })

  it('warns of a similar payment before it opens another', async () => {
    const findSimilar = async () => [aPayment({ id: 'earlier', status: 'settled' })]
    const { bank, result, edit } = await renderOwnTransfer(aBank({ payments: { findSimilar } }))
    edit({ ...toSavings, amountText: '25' })
    await waitFor(() => expect(result.current.canReview).toBe(true))
    await act(() => result.current.review())
    await waitFor(() => expect(result.current.reviewing.similar?.id).toBe('earlier'))
    expect(bank.payments.review).not.toHaveBeenCalled()
    await act(() => result.current.reviewAnyway())
    await waitFor(() => expect(bank.payments.review).toHaveBeenCalledOnce())
  })

  it('fills in the maximum that the bank named', async () => {
    const { result, edit } = await renderOwnTransfer()
    edit(toSavings)
    await waitFor(() => expect(result.current.max).toBeDefined())
    act(() => result.current.takeMaximum())
    await waitFor(() => expect(result.current.draft.amountText).toBe('900.00'))
  })

  it('says that the balance does not cover the amount', async () => {
    const quoteOwn = async () => {
      throw new SixpenceError('insufficient_funds', 'not enough')
    }
    const { result, edit } = await renderOwnTransfer(aBank({ transfers: { quoteOwn } }))
    edit({ toAccount: DOLLARS.accountId, amountText: '25' })
    await waitFor(() => expect(result.current.faults.amount).toBe('insufficient_funds'))
    expect(result.current.canReview).toBe(false)
  })
})
