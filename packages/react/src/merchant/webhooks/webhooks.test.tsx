import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { WebhookPing } from '@sixpence/core/merchant'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { act, aWebhook, renderMerchant } from '../../testing/merchant/a-merchant.tsx'
import { Webhooks } from './webhooks.tsx'

type Merchant = Sixpence['merchant']

const someWebhooks = (change: Partial<Merchant> = {}) => ({
  webhooks: vi.fn<Merchant['webhooks']>(async () => [
    aWebhook({ lastDeliveredAt: '2026-11-21T08:49:00.000Z' }),
    aWebhook({ id: 'w2', name: 'Dead', failures: 4, waiting: 2, enabled: false }),
  ]),
  createWebhook: vi.fn<Merchant['createWebhook']>(async () => ({
    ...aWebhook(),
    secret: 'whsec_new',
  })),
  updateWebhook: vi.fn<Merchant['updateWebhook']>(async () => aWebhook()),
  deleteWebhook: vi.fn<Merchant['deleteWebhook']>(async () => undefined),
  renewWebhookSecret: vi.fn<Merchant['renewWebhookSecret']>(async () => ({
    ...aWebhook(),
    secret: 'whsec_renewed',
  })),
  pingWebhook: vi.fn<Merchant['pingWebhook']>(async () => ({
    delivered: true,
    httpStatus: 204,
    duration: 81,
  })),
  ...change,
})

async function create(merchant: Partial<Merchant>) {
  const user = renderMerchant(<Webhooks />, merchant)
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }))
  const form = within(screen.getByRole('dialog', { name: 'Add a webhook' }))
  await user.type(form.getByLabelText('Name'), 'Shop')
  await user.type(form.getByLabelText('Address'), 'https://books.example/hooks')
  await user.click(form.getByRole('button', { name: 'Add a webhook' }))
  return user
}

describe('Webhooks', () => {
  it('lists them, and how it goes with each (MERCH-021, MERCH-023)', async () => {
    renderMerchant(<Webhooks />, someWebhooks())
    const table = within(await screen.findByRole('table', { name: 'Webhooks' }))
    const [shop, dead] = table.getAllByRole('row').slice(1)
    expect(shop?.textContent).toContain('https://books.example/hooks')
    expect(shop?.textContent).toContain('Delivering')
    expect(dead?.textContent).toContain('4 failures in a row')
    expect(dead?.textContent).toContain('Waiting: 2')
    expect(dead?.textContent).toContain('Off')
  })

  it('makes one, and shows its secret once (MERCH-022)', async () => {
    const merchant = someWebhooks()
    const user = await create(merchant)
    const typed = { name: 'Shop', url: 'https://books.example/hooks', enabled: true }
    expect(merchant.createWebhook).toHaveBeenCalledExactlyOnceWith(typed)
    const popup = within(await screen.findByRole('alertdialog'))
    expect(screen.queryByText('whsec_new')).toBeNull()
    await user.click(popup.getByRole('button', { name: 'Show the secret' }))
    expect(popup.getByText('whsec_new')).toBeTruthy()
    await user.click(popup.getByRole('button', { name: 'I’ve copied it' }))
    expect(screen.queryByText('whsec_new')).toBeNull()
  })

  it('opens the popup of every refusal when none was made (MERCH-030)', async () => {
    const createWebhook = vi.fn<Merchant['createWebhook']>(async () => {
      throw new SixpenceError('invalid_input', 'no', { description: 'It has to begin with https.' })
    })
    await create(someWebhooks({ createWebhook }))
    expect(
      await screen.findByRole('alertdialog', { name: 'It has to begin with https.' }),
    ).toBeTruthy()
    expect(screen.getByDisplayValue('https://books.example/hooks')).toBeTruthy()
  })

  it('changes name and address (MERCH-024)', async () => {
    const merchant = someWebhooks()
    const user = renderMerchant(<Webhooks />, merchant)
    await act(user, 'Dead', 'Edit')
    const form = within(screen.getByRole('dialog', { name: 'Edit webhook' }))
    await user.type(form.getByLabelText('Address'), '/2')
    await user.click(form.getByRole('button', { name: 'Save' }))
    const changed = { id: 'w2', name: 'Dead', url: 'https://books.example/hooks/2' }
    await waitFor(() => expect(merchant.updateWebhook).toHaveBeenCalledExactlyOnceWith(changed))
    expect(await screen.findByText('Saved')).toBeTruthy()
  })

  it('switches one on and off (MERCH-029)', async () => {
    const merchant = someWebhooks()
    const user = renderMerchant(<Webhooks />, merchant)
    await user.click(await screen.findByRole('switch', { name: 'Shop' }))
    await waitFor(() =>
      expect(merchant.updateWebhook).toHaveBeenLastCalledWith({ id: 'w1', enabled: false }),
    )
  })

  it.each<[string, WebhookPing, RegExp]>([
    ['taken', { delivered: true, httpStatus: 204, duration: 81 }, /took it: 204, after 81 ms/],
    ['refused', { delivered: false, httpStatus: 301, duration: 9 }, /answered 301 after 9 ms/],
    ['too slow', { delivered: false, fault: 'timeout', duration: 5000 }, /within five seconds/],
    ['not allowed', { delivered: false, fault: 'address', duration: 1 }, /may not post/],
    ['not heard', { delivered: false, fault: 'unreachable', duration: 1 }, /didn’t answer/],
  ])('sends a ping, and says that it was %s (MERCH-026)', async (_what, ping, said) => {
    const merchant = someWebhooks({ pingWebhook: vi.fn<Merchant['pingWebhook']>(async () => ping) })
    const user = renderMerchant(<Webhooks />, merchant)
    await act(user, 'Shop', 'Send a ping')
    const popup = within(screen.getByRole('dialog', { name: 'Ping' }))
    await user.click(popup.getByRole('button', { name: 'Send a ping' }))
    expect(await popup.findByText(said)).toBeTruthy()
    const url = 'https://books.example/hooks'
    expect(merchant.pingWebhook).toHaveBeenCalledExactlyOnceWith({ url })
  })

  it('makes a new secret after asking, and says for how long both are used', async () => {
    const merchant = someWebhooks()
    const user = renderMerchant(<Webhooks />, merchant)
    await act(user, 'Shop', 'New secret')
    const popup = within(screen.getByRole('dialog', { name: 'Make a new secret?' }))
    expect(popup.getByText(/For 24 hours/)).toBeTruthy()
    await user.click(popup.getByRole('button', { name: 'New secret' }))
    const shown = within(await screen.findByRole('alertdialog'))
    await user.click(shown.getByRole('button', { name: 'Show the secret' }))
    expect(shown.getByText('whsec_renewed')).toBeTruthy()
  })

  it('deletes one after asking, and says what still waits for it (MERCH-025)', async () => {
    const merchant = someWebhooks()
    const user = renderMerchant(<Webhooks />, merchant)
    await act(user, 'Dead', 'Delete')
    const popup = within(screen.getByRole('dialog', { name: 'Delete this webhook?' }))
    expect(popup.getByText(/still wait for it: 2/)).toBeTruthy()
    await user.click(popup.getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(merchant.deleteWebhook).toHaveBeenCalledExactlyOnceWith({ id: 'w2' }),
    )
  })
})
