import type { Sixpence } from '@sixpence/core'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LatestPayments } from '../../refunds/index.ts'
import { aStart } from '../../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../../testing/a-users.ts'
import { aWebhook, renderMerchant } from '../../testing/merchant/a-merchant.tsx'
import { FailingWebhooks } from './failing-webhooks.tsx'

type Merchant = Sixpence['merchant']

describe('FailingWebhooks', () => {
  const webhooks = async () => [
    aWebhook(),
    aWebhook({ id: 'w2', name: 'Old till', failures: 6 }),
    aWebhook({ id: 'w3', name: 'Off', failures: 9, enabled: false }),
  ]

  it('names those that are on and fail', async () => {
    renderMerchant(<FailingWebhooks />, { webhooks })
    const list = within(await screen.findByRole('list', { name: 'Webhooks that fail' }))
    expect(list.getAllByRole('listitem').map(row => row.textContent)).toEqual([
      expect.stringMatching(/Old till.*6 failures in a row/),
    ])
  })

  it('asks nothing for users who may see no webhooks (ACCESS-010)', async () => {
    const asked = vi.fn<Merchant['webhooks']>(webhooks)
    const start = aStart({ accessInfo: { ...ACCESS_INFO, accessRights: 'read' } })
    renderMerchant(
      <>
        <FailingWebhooks />
        <LatestPayments />
      </>,
      { webhooks: asked, payments: async () => ({ items: [], total: 0 }) },
      { start },
    )
    expect(await screen.findByText('No payments yet')).toBeDefined()
    expect(asked).not.toHaveBeenCalled()
  })
})
