import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { IdentityOrder } from '@sixpence/core/merchant'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderMerchant } from '../testing/merchant/a-merchant.tsx'
import { IdentityCheckHistory } from './identity-check-history.tsx'
import { IdentityChecks } from './identity-checks.tsx'

type Merchant = Sixpence['merchant']

const check = (change: Partial<IdentityOrder> = {}): IdentityOrder => ({
  id: 'i1',
  email: 'ada@sixpence.example',
  name: 'Ada Lindholm',
  reportType: 'standard',
  status: 'inProgress',
  createdAt: '2026-11-21T08:49:00.000Z',
  fee: '2.50',
  currencyCode: 'EUR',
  ...change,
})

const someChecks = (change: Partial<Merchant> = {}) => ({
  newKey: () => 'key-1',
  identityFee: vi.fn<Merchant['identityFee']>(async ({ reportType }) => ({
    amount: reportType === 'express' ? '5.00' : '2.50',
    currencyCode: 'EUR',
  })),
  identityOrders: vi.fn<Merchant['identityOrders']>(async () => [
    check(),
    check({ id: 'i2', name: 'Ben Okafor', status: 'notConfirmed' }),
  ]),
  orderIdentityCheck: vi.fn<Merchant['orderIdentityCheck']>(async () => check()),
  ...change,
})

async function fill(merchant: Partial<Merchant>) {
  const user = renderMerchant(<IdentityChecks />, merchant)
  await user.type(await screen.findByLabelText('Full name'), ' Ada Lindholm ')
  await user.type(screen.getByLabelText('Email address'), ' ada@sixpence.example')
  return user
}

const order = async (user: Awaited<ReturnType<typeof fill>>) =>
  user.click(screen.getByRole('button', { name: 'Order the check' }))

describe('IdentityChecks', () => {
  it('shows the fee of each type, and orders at the one on show (MERCH-041, MERCH-042, MERCH-044)', async () => {
    const merchant = someChecks()
    const user = await fill(merchant)
    expect(await screen.findByText('€2.50', { selector: 'dd *' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Express: within 15 minutes' }))
    expect(await screen.findByText('€5.00')).toBeTruthy()
    await order(user)
    await waitFor(() => expect(merchant.orderIdentityCheck).toHaveBeenCalledOnce())
    expect(vi.mocked(merchant.orderIdentityCheck).mock.lastCall).toEqual([
      {
        accountId: 'SP00000000001111',
        email: 'ada@sixpence.example',
        name: 'Ada Lindholm',
        reportType: 'express',
        expectedFee: '5.00',
      },
      { key: 'key-1' },
    ])
  })

  it('begins anew after an order, with the focus where it was (MERCH-044)', async () => {
    const merchant = someChecks()
    const user = await fill(merchant)
    await screen.findByText('€2.50', { selector: 'dd *' })
    await order(user)
    await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveProperty('value', ''))
    expect(screen.getByLabelText('Email address')).toHaveProperty('value', '')
    expect(document.activeElement?.textContent).toBe('Order the check')
    expect(screen.queryByText(/Enter/)).toBeNull()
  })

  it('orders nothing as long as no fee is shown', async () => {
    const merchant = someChecks({ identityFee: () => new Promise(() => undefined) })
    await order(await fill(merchant))
    expect(merchant.orderIdentityCheck).not.toHaveBeenCalled()
  })

  it('keeps what was typed when it fails, and asks for the fee again', async () => {
    const orderIdentityCheck = vi.fn<Merchant['orderIdentityCheck']>(async () => {
      throw new SixpenceError('price_changed', 'no')
    })
    const merchant = someChecks({ orderIdentityCheck })
    const user = await fill(merchant)
    await screen.findByText('€2.50', { selector: 'dd *' })
    await order(user)
    expect(await screen.findByText(/The fee or exchange rate has changed/)).toBeTruthy()
    expect(
      screen.getByDisplayValue('Ada Lindholm', { normalizer: text => text.trim() }),
    ).toBeTruthy()
    await waitFor(() => expect(merchant.identityFee).toHaveBeenCalledTimes(2))
  })

  it('asks for name and address first', async () => {
    const merchant = someChecks()
    const user = renderMerchant(<IdentityChecks />, merchant)
    await user.click(await screen.findByRole('button', { name: 'Order the check' }))
    expect(screen.getByText(/Enter a full email address/)).toBeTruthy()
    expect(merchant.orderIdentityCheck).not.toHaveBeenCalled()
  })

  it('lists what was ordered, in words as well (MERCH-042)', async () => {
    renderMerchant(<IdentityChecks />, someChecks())
    const table = within(await screen.findByRole('table', { name: 'Checks you’ve ordered' }))
    expect(table.getByText('In progress')).toBeTruthy()
    expect(table.getByText('Not confirmed')).toBeTruthy()
  })
})

describe('IdentityCheckHistory', () => {
  const many = (count: number) => async () =>
    Array.from({ length: count }, (_check, at) => check({ id: `i${at}` }))
  const rows = () => screen.getAllByRole('row').length - 1

  it('has 25 on a page (MERCH-043)', async () => {
    const user = renderMerchant(<IdentityCheckHistory />, someChecks({ identityOrders: many(51) }))
    expect(await screen.findByText('Page 1 of 3')).toBeTruthy()
    expect(rows()).toBe(25)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('Page 3 of 3')).toBeTruthy()
    expect(rows()).toBe(1)
  })

  it('has no pages where one is enough (MERCH-043)', async () => {
    renderMerchant(<IdentityCheckHistory />, someChecks({ identityOrders: many(25) }))
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  it('asks once typing has paused, not at each key (MERCH-042)', async () => {
    const merchant = someChecks()
    renderMerchant(<IdentityCheckHistory />, merchant)
    await screen.findByRole('table')
    // Fast enough even on a slow machine.
    for (const value of ['A', 'Ad', 'Ada'])
      fireEvent.change(screen.getByLabelText('Name'), { target: { value } })
    const asked = () => vi.mocked(merchant.identityOrders).mock.calls.map(([filter]) => filter)
    await waitFor(() => expect(asked().at(-1)).toEqual({ name: 'Ada' }))
    expect(asked()).toEqual([{}, { name: 'Ada' }])
  })

  it('sends no empty filter (MERCH-042)', async () => {
    const merchant = someChecks()
    const user = renderMerchant(<IdentityCheckHistory />, merchant)
    await screen.findByRole('table')
    expect(vi.mocked(merchant.identityOrders).mock.lastCall?.[0]).toEqual({})
    await user.type(screen.getByLabelText('Name'), 'x')
    await waitFor(() =>
      expect(vi.mocked(merchant.identityOrders).mock.lastCall?.[0]).toEqual({ name: 'x' }),
    )
    await user.clear(screen.getByLabelText('Name'))
    await user.selectOptions(screen.getByRole('combobox'), 'confirmed')
    await waitFor(() =>
      expect(vi.mocked(merchant.identityOrders).mock.lastCall?.[0]).toEqual({
        status: 'confirmed',
      }),
    )
  })
})
