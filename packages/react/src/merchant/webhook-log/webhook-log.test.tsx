import type { Sixpence } from '@sixpence/core'
import { MOST_REQUESTS_COUNTED, type WebhookRequestPage } from '@sixpence/core/merchant'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aWebhookRequest, renderMerchant } from '../../testing/merchant/a-merchant.tsx'
import { WebhookLog } from './webhook-log.tsx'

type Merchant = Sixpence['merchant']

const FIRST: WebhookRequestPage = {
  items: [
    aWebhookRequest(),
    aWebhookRequest({ id: '18', event: 'ping', httpStatus: undefined, fault: 'timeout' }),
  ],
  count: 22,
  next: 'older',
}

const someLog = () => ({
  webhookRequests: vi.fn<Merchant['webhookRequests']>(async ({ cursor } = {}) =>
    cursor === 'older'
      ? { items: [aWebhookRequest({ id: '1' })], count: 22, prev: 'newer' }
      : FIRST,
  ),
  sendWebhookAgain: vi.fn<Merchant['sendWebhookAgain']>(async () => undefined),
})

describe('WebhookLog', () => {
  it('shows twenty requests, and what became of each (MERCH-027, MERCH-028)', async () => {
    const merchant = someLog()
    renderMerchant(<WebhookLog />, merchant)
    const table = within(await screen.findByRole('table', { name: 'Log' }))
    expect(table.getByText('200')).toBeTruthy()
    expect(table.getByText('Too slow')).toBeTruthy()
    expect(screen.getByText('Found: 22')).toBeTruthy()
    expect(merchant.webhookRequests.mock.lastCall?.[0]).toMatchObject({ limit: 20 })
  })

  it('says that there may be more than the bank counts', async () => {
    const merchant = someLog()
    merchant.webhookRequests.mockResolvedValue({ ...FIRST, count: MOST_REQUESTS_COUNTED })
    renderMerchant(<WebhookLog />, merchant)
    expect(await screen.findByText('Found: 1,000 or more')).toBeTruthy()
  })

  it('goes to older ones and back by the cursors (MERCH-028)', async () => {
    const merchant = someLog()
    const user = renderMerchant(<WebhookLog />, merchant)
    expect(await screen.findByText('Found: 22')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Newer' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Older' }))
    await user.click(await screen.findByRole('button', { name: 'Newer' }))
    await waitFor(() =>
      expect(merchant.webhookRequests.mock.calls.map(([asked]) => asked?.cursor)).toEqual([
        undefined,
        'older',
        'newer',
      ]),
    )
  })

  it('is narrowed down by text and days, and begins again (MERCH-028)', async () => {
    const merchant = someLog()
    const user = renderMerchant(<WebhookLog />, merchant)
    await user.click(await screen.findByRole('button', { name: 'Older' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' ping ')
    await user.type(screen.getByLabelText('From'), '2026-11-01')
    await user.type(screen.getByLabelText('To'), '2026-11-21')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    const filter = { query: 'ping', fromDate: '2026-11-01', toDate: '2026-11-21' }
    await waitFor(() =>
      expect(merchant.webhookRequests.mock.lastCall?.[0]).toEqual({
        limit: 20,
        ...filter,
        cursor: undefined,
      }),
    )
  })

  it('asks nothing of days in the wrong order', async () => {
    const merchant = someLog()
    const user = renderMerchant(<WebhookLog />, merchant)
    await screen.findByText('Found: 22')
    await user.type(screen.getByLabelText('From'), '2026-11-21')
    await user.type(screen.getByLabelText('To'), '2026-11-01')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(screen.getByText('The first day is after the last. Choose an earlier one.')).toBeTruthy()
    expect(merchant.webhookRequests).toHaveBeenCalledOnce()
  })

  it('opens one, and sends its message again', async () => {
    const merchant = someLog()
    const user = renderMerchant(<WebhookLog />, merchant)
    await user.click(await screen.findByRole('button', { name: 'checkout.final' }))
    const dialog = within(screen.getByRole('dialog', { name: 'checkout.final' }))
    expect(dialog.getByText(/"id": "e1"/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Send again' }))
    await waitFor(() =>
      expect(merchant.sendWebhookAgain).toHaveBeenCalledExactlyOnceWith({ id: '19' }),
    )
  })

  it('sends no ping again', async () => {
    const user = renderMerchant(<WebhookLog />, someLog())
    await user.click(await screen.findByRole('button', { name: 'ping' }))
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  })
})
