import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { breakBank, payBookshop, type StoryBank } from '../testing/story-bank.ts'
import { LatestPayments } from './latest-payments.tsx'
import { MerchantPayments } from './merchant-payments.tsx'

const meta: Meta = { title: 'Refunds/Payments', parameters: { person: 'ion' } }
export default meta
type Story = StoryObj

/** The payments, one of them open for a refund. */
export const Payments: Story = {
  parameters: { begin: (story: StoryBank) => payBookshop(story, '42.00') },
  render: () => <MerchantPayments />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = within(await canvas.findByRole('table', { name: 'Payments you received' }))
    await userEvent.click(await table.findByRole('button', { name: 'Ada L.' }))
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: 'Refund this payment' }))
    await expect(await body.findByLabelText('Amount to refund')).toBeVisible()
    await expect(body.getByText(/Refunds are free/)).toBeVisible()
  },
}

/** Nobody has paid yet. */
export const NoPayments: Story = {
  parameters: { person: 'ada' },
  render: () => <MerchantPayments />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No payments yet')).toBeVisible()
  },
}

export const PaymentsFailed: Story = {
  parameters: {
    begin: (story: StoryBank) =>
      breakBank(story, [{ match: { method: 'merchantPaymentList' }, fault: '503Before' }]),
  },
  render: () => <MerchantPayments />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/We couldn’t load/)).toBeVisible()
  },
}

/** The latest payers, at a glance. */
export const Latest: Story = {
  parameters: { begin: (story: StoryBank) => payBookshop(story, '42.00') },
  render: () => <LatestPayments />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = within(await canvas.findByRole('list', { name: 'Payments you received' }))
    await expect(list.getAllByRole('listitem').length).toBeLessThanOrEqual(5)
  },
}
