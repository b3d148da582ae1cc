import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { breakBank, lastCode, storyBank, type StoryBank } from '../testing/story-bank.ts'
import { AllowedIps } from './allowed-ips/allowed-ips.tsx'
import { ApiKeys } from './api-keys/api-keys.tsx'
import { ApiLog } from './api-log/api-log.tsx'
import { IntegrationCheck } from './integration/integration-check.tsx'
import { IpnHistory } from './ipn/ipn-history.tsx'
import { IpnSettings } from './ipn/ipn-settings.tsx'
import { WebhookLog } from './webhook-log/webhook-log.tsx'
import { FailingWebhooks } from './webhooks/failing-webhooks.tsx'
import { Webhooks } from './webhooks/webhooks.tsx'

const meta: Meta = { title: 'Merchant/Tools', parameters: { person: 'ion' } }
export default meta
type Story = StoryObj

const broken = (path: string) => ({
  begin: (story: StoryBank) => breakBank(story, [{ match: { path }, fault: '503Before' }]),
})

const ION = 'ion@sixpence.example'

/** The keys of a merchant's server; a new one takes a code, as payments do, and is shown once. */
export const Keys: Story = {
  render: () => <ApiKeys />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a key' }))
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.type(await body.findByLabelText('Name'), 'Till')
    const form = within(await body.findByRole('dialog', { name: 'Create a key' }))
    await userEvent.click(form.getByRole('button', { name: 'Create a key' }))
    const confirming = within(await body.findByRole('dialog', { name: 'Confirm the new key' }))
    const code = await lastCode(storyBank(loaded), ION)
    await userEvent.type(confirming.getByLabelText('Six-digit code'), code)
    const popup = within(await body.findByRole('alertdialog'))
    await userEvent.click(popup.getByRole('button', { name: 'Show the secret' }))
    await expect(popup.getByText(/^sk_/)).toBeVisible()
  },
}

export const KeysFailed: Story = {
  parameters: broken('/public-api/apikey'),
  render: () => <ApiKeys />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/We couldn’t load/)).toBeVisible()
  },
}

/** The addresses from which the keys may be used. */
export const Addresses: Story = {
  render: () => <AllowedIps />,
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('rowheader', { name: 'Office' })
    await expect(row).toBeVisible()
  },
}

/** The requests made with a key. */
export const KeyLog: Story = {
  render: () => <ApiLog />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('search')).toBeVisible()
  },
}

/** One that delivers, and one without an answer. */
export const WebhookList: Story = {
  render: () => <Webhooks />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/failures? in a row/)).toBeVisible()
  },
}

/** The one that fails, for the overview. */
export const WebhooksThatFail: Story = {
  render: () => <FailingWebhooks />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Webhook · 6 failures in a row/)).toBeVisible()
  },
}

/** The posted messages, with the result of each attempt. */
export const RequestLog: Story = {
  render: () => <WebhookLog />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Found:/)).toBeVisible()
  },
}

/** The messages to a merchant's single address. */
export const Notifications: Story = {
  render: () => <IpnHistory />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table')).toBeVisible()
  },
}

/** Their address, and the key that signs them. */
export const NotificationSettings: Story = {
  parameters: { width: 'form' },
  render: () => <IpnSettings />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Address')).toBeVisible()
  },
}

/** Key, webhook, signature and page, one by one, with sample servers. */
export const Integration: Story = {
  render: () => <IntegrationCheck />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your last request worked.')).toBeVisible()
    await userEvent.type(
      await canvas.findByLabelText('Address of the page'),
      'https://www.elsewhere.example/books',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Check the page' }))
    await expect(await canvas.findByText(/isn’t registered for you/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Python' }))
    await expect(canvas.getByText('receiver.py')).toBeVisible()
  },
}

export const IntegrationFailed: Story = {
  parameters: broken('/public-api/apikey/use'),
  render: () => <IntegrationCheck />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/We couldn’t look/)).toBeVisible()
  },
}
