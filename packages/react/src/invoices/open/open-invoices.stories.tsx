import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { breakBank, type StoryBank } from '../../testing/story-bank.ts'
import { OpenInvoices } from './open-invoices.tsx'

const meta: Meta<typeof OpenInvoices> = {
  title: 'Invoices/OpenInvoices',
  component: OpenInvoices,
  parameters: { person: 'ion', width: 'form' },
}
export default meta
type Story = StoryObj<typeof OpenInvoices>

const WAIT = { timeout: 15_000 }

/** The amount due to a business, the number of invoices and how many are overdue. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^\d+ invoices? · 1 overdue$/, {}, WAIT)).toBeVisible()
  },
}

export const None: Story = {
  parameters: { person: 'nora' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('None open', {}, WAIT)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    begin: (story: StoryBank) =>
      breakBank(story, [{ match: { method: 'invoiceOpenTotalsGet' }, fault: '503Before' }]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/couldn’t add up/, {}, WAIT)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
