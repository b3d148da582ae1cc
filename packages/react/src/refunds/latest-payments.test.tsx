import type { Sixpence } from '@sixpence/core'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PAID_BY_VERA } from '../testing/a-payments.ts'
import { renderMerchant } from '../testing/merchant/a-merchant.tsx'
import { LatestPayments } from './latest-payments.tsx'

type Merchant = Sixpence['merchant']

describe('LatestPayments', () => {
  it('shows no more than the latest, and what was given back', async () => {
    const items = Array.from({ length: 7 }, (_, at) => ({ ...PAID_BY_VERA, paymentId: `p${at}` }))
    const payments = vi.fn<Merchant['payments']>(async () => ({ items, total: 7 }))
    renderMerchant(<LatestPayments limit={3} />, { payments })
    const list = within(await screen.findByRole('list', { name: 'Payments you received' }))
    expect(list.getAllByRole('listitem')).toHaveLength(3)
    expect(list.getAllByText('In part')).toHaveLength(3)
    expect(payments.mock.calls[0]?.[0]).toMatchObject({ pageSize: 3 })
  })

  it('says what to do first', async () => {
    const payments = async () => ({ items: [], total: 0 })
    renderMerchant(<LatestPayments emptyAction={<a href="/buttons">Begin</a>} />, { payments })
    expect(await screen.findByText('No payments yet')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Begin' })).toBeDefined()
  })
})
