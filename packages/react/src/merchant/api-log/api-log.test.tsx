import type { Sixpence } from '@sixpence/core'
import type { ApiRequest } from '@sixpence/core/merchant'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aKey, renderMerchant } from '../../testing/merchant/a-merchant.tsx'
import { ApiLog } from './api-log.tsx'

type Merchant = Sixpence['merchant']

const ASKED: ApiRequest = {
  id: '7',
  apiKeyId: 'k1',
  date: '2026-11-21T08:49:00.000Z',
  method: 'POST',
  path: '/public-api/checkout',
  ip: '203.0.113.7',
  httpStatus: 403,
  duration: 12,
  request: '{"amount":"1"}',
  response: '<b>no</b>',
}

const someLog = () => ({
  apiKeys: vi.fn<Merchant['apiKeys']>(async () => [aKey(), aKey({ id: 'k2', name: 'Old' })]),
  apiRequests: vi.fn<Merchant['apiRequests']>(async () => [ASKED]),
})

describe('ApiLog', () => {
  it('shows what was asked with the first key, and with another (MERCH-020)', async () => {
    const merchant = someLog()
    const user = renderMerchant(<ApiLog />, merchant)
    const table = within(await screen.findByRole('table', { name: 'API log' }))
    expect(table.getByText('403')).toBeTruthy()
    expect(table.getByText('203.0.113.7')).toBeTruthy()
    expect(merchant.apiRequests.mock.lastCall?.[0]).toEqual({ apiKeyId: 'k1' })
    await user.selectOptions(screen.getByRole('combobox'), 'k2')
    await waitFor(() => expect(merchant.apiRequests.mock.lastCall?.[0]).toEqual({ apiKeyId: 'k2' }))
  })

  it('asks for days (MERCH-020)', async () => {
    const merchant = someLog()
    const user = renderMerchant(<ApiLog />, merchant)
    await user.type(await screen.findByLabelText('From'), '2026-11-01')
    await waitFor(() =>
      expect(merchant.apiRequests.mock.lastCall?.[0]).toEqual({
        apiKeyId: 'k1',
        fromDate: '2026-11-01',
      }),
    )
  })

  it('opens one, with what was sent and answered as text', async () => {
    const user = renderMerchant(<ApiLog />, someLog())
    await user.click(await screen.findByRole('button', { name: 'POST /public-api/checkout' }))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/"amount": "1"/)).toBeTruthy()
    expect(dialog.getByText('<b>no</b>')).toBeTruthy()
  })

  it('says that there is no key yet', async () => {
    renderMerchant(<ApiLog />, { apiKeys: async () => [] })
    expect(await screen.findByText('No API keys yet')).toBeTruthy()
  })
})
