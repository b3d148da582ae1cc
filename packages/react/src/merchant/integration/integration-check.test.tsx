import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aWebhook, aWebhookRequest, renderMerchant } from '../../testing/merchant/a-merchant.tsx'
import { IntegrationCheck } from './integration-check.tsx'

type Merchant = Sixpence['merchant']

const LAST = {
  keyName: 'Till',
  date: '2026-11-21T08:49:00.000Z',
  method: 'POST',
  path: '/public-api/checkout',
  ip: '203.0.113.7',
  httpStatus: 201,
}

const someMerchant = () => ({
  keyUse: vi.fn<Merchant['keyUse']>(async () => ({
    keys: 1,
    enabledKeys: 1,
    enabledRanges: 1,
    last: LAST,
  })),
  webhooks: vi.fn<Merchant['webhooks']>(async () => [
    aWebhook(),
    aWebhook({ id: 'w2', name: 'Till', url: 'https://till.example/', enabled: false }),
  ]),
  webhookRequests: vi.fn<Merchant['webhookRequests']>(async () => ({
    items: [aWebhookRequest({ webhookId: 'w2', request: '{}' }), aWebhookRequest()],
    count: 2,
  })),
  pingWebhook: vi.fn<Merchant['pingWebhook']>(async () => ({
    delivered: false,
    httpStatus: 301,
    duration: 81,
  })),
  checkSignature: vi.fn<Merchant['checkSignature']>(async () => ({
    verdict: 'right',
    signedAt: LAST.date,
    isLate: false,
  })),
  savedButtons: vi.fn<Merchant['savedButtons']>(async () => ({
    items: [],
    total: 0,
    origins: ['https://books.example'],
  })),
})

const step = async (name: string) => within(await screen.findByRole('region', { name }))

describe('IntegrationCheck', () => {
  it('says whether a key was seen to work, and looks again', async () => {
    const merchant = someMerchant()
    const user = renderMerchant(<IntegrationCheck />, merchant)
    const key = await step('1. API key')
    expect(await key.findByText('Your last request worked.')).toBeTruthy()
    expect(key.getByText('POST /public-api/checkout')).toBeTruthy()
    expect(key.getByText(/Allowed ranges that are on: 1/)).toBeTruthy()
    merchant.keyUse.mockResolvedValue({
      keys: 1,
      enabledKeys: 1,
      enabledRanges: 1,
      last: { ...LAST, httpStatus: 403 },
    })
    await user.click(key.getByRole('button', { name: 'Check again' }))
    expect(
      await key.findByText(/came from 203.0.113.7, and this address isn’t allowed/),
    ).toBeTruthy()
  })

  it('pings the chosen webhook, and says what to do where it was not taken (MERCH-026)', async () => {
    const merchant = someMerchant()
    const user = renderMerchant(<IntegrationCheck />, merchant)
    const webhook = await step('2. Webhook')
    await user.click(await webhook.findByRole('button', { name: 'Send a ping' }))
    expect(await webhook.findByText(/redirects \(301\).*Enter the final address/)).toBeTruthy()
    await user.selectOptions(webhook.getByRole('combobox'), 'w2')
    expect(webhook.getByText(/This webhook is off/)).toBeTruthy()
    expect(webhook.queryByText(/redirects/)).toBeNull()
    await user.click(webhook.getByRole('button', { name: 'Send a ping' }))
    expect(merchant.pingWebhook.mock.lastCall?.[0]).toEqual({ url: 'https://till.example/' })
  })

  it('says that there were too many pings (MERCH-026)', async () => {
    const pingWebhook = vi.fn<Merchant['pingWebhook']>(async () => {
      throw new SixpenceError('too_soon', 'Ten an hour.')
    })
    const user = renderMerchant(<IntegrationCheck />, { ...someMerchant(), pingWebhook })
    const webhook = await step('2. Webhook')
    await user.click(await webhook.findByRole('button', { name: 'Send a ping' }))
    expect(await webhook.findByRole('alert')).toBeTruthy()
  })

  it('has a pasted message judged, and keeps what was pasted', async () => {
    const merchant = someMerchant()
    const user = renderMerchant(<IntegrationCheck />, merchant)
    const signature = await step('3. Signature')
    await user.click(await signature.findByRole('button', { name: 'Check the message' }))
    expect(signature.getByText('Enter the header of the message')).toBeTruthy()
    expect(merchant.checkSignature).not.toHaveBeenCalled()
    const header = signature.getByLabelText('Header Sixpence-Signature')
    await user.type(header, 't=1,v1=0f')
    await user.click(await signature.findByRole('button', { name: 'Use the last message we sent' }))
    await user.click(signature.getByRole('button', { name: 'Check the message' }))
    expect(await signature.findByText(/nothing in it has changed/)).toBeTruthy()
    expect(merchant.checkSignature).toHaveBeenCalledExactlyOnceWith({
      id: 'w1',
      header: 't=1,v1=0f',
      body: '{"id":"e1"}',
    })
    merchant.checkSignature.mockResolvedValue({
      verdict: 'right',
      signedAt: LAST.date,
      isLate: true,
    })
    await user.click(signature.getByRole('button', { name: 'Check the message' }))
    expect(await signature.findByText(/more than five minutes from now/)).toBeTruthy()
    expect(signature.getByDisplayValue('t=1,v1=0f')).toBeTruthy()
  })

  it('names the webhook whose secret it is', async () => {
    const checkSignature = vi.fn<Merchant['checkSignature']>(async () => ({
      verdict: 'otherReceiver',
      receiverName: '<b>Till</b>',
      isLate: true,
    }))
    const user = renderMerchant(<IntegrationCheck />, { ...someMerchant(), checkSignature })
    const signature = await step('3. Signature')
    await user.type(await signature.findByLabelText('Header Sixpence-Signature'), 't=1,v1=0f')
    await user.click(signature.getByRole('button', { name: 'Check the message' }))
    expect(await signature.findByText(/was signed for <b>Till<\/b>/)).toBeTruthy()
    expect(signature.queryByText(/five minutes/)).toBeNull()
  })

  it('judges the page of a button by the origins of the merchant', async () => {
    const user = renderMerchant(<IntegrationCheck />, someMerchant())
    const page = await step('4. Your page')
    const address = await page.findByLabelText('Address of the page')
    await user.type(address, 'https://www.books.example/gifts')
    await user.click(page.getByRole('button', { name: 'Check the page' }))
    expect(await page.findByText(/isn’t registered, but https:\/\/books.example is/)).toBeTruthy()
    await user.clear(address)
    await user.type(address, 'books.example/gifts{Enter}')
    expect(await page.findByText('https://books.example is registered for you.')).toBeTruthy()
    await user.clear(address)
    await user.type(address, 'file:///shop.html{Enter}')
    expect(await page.findByText(/begins with https/)).toBeTruthy()
  })

  it('shows a server in three languages, to be copied', async () => {
    const user = renderMerchant(<IntegrationCheck />, someMerchant())
    const samples = await step('5. A server to start from')
    for (const [tab, file, word] of [
      ['Python', 'receiver.py', /hmac.compare_digest/],
      ['PHP', 'receiver.php', /hash_equals/],
      ['Node.js', 'receiver.mjs', /timingSafeEqual\(/],
    ] as const) {
      await user.click(samples.getByRole('tab', { name: tab }))
      expect(samples.getByRole('group', { name: file }).textContent).toMatch(word)
      await user.click(samples.getByRole('button', { name: new RegExp(`Copy.*${file}`) }))
      await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(word))
    }
  })

  it('says what to do while there is no webhook', async () => {
    renderMerchant(<IntegrationCheck />, { ...someMerchant(), webhooks: async () => [] })
    const webhook = await step('2. Webhook')
    expect(await webhook.findByText(/You have no webhook yet/)).toBeTruthy()
    expect(webhook.queryByRole('button')).toBeNull()
  })
})
