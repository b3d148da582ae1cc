import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { breakBank, payBookshop, type StoryBank } from '../../testing/story-bank.ts'
import { Button, Stack } from '../../ui/index.ts'
import { FailingWebhooks, LatestPayments, TakingsSummary } from '../index.ts'

const meta: Meta = { title: 'Merchant/Overview', parameters: { person: 'ion' } }
export default meta
type Story = StoryObj

const WAIT = { timeout: 15_000 }

const during = (method: string, rule: object) => ({
  begin: (story: StoryBank) => breakBank(story, [{ match: { method }, ...rule }]),
})

/** Today's payments count at once. The payers are below, and problems are above. */
export const InASight: Story = {
  parameters: { begin: (story: StoryBank) => payBookshop(story, '42.00') },
  render: () => (
    <Stack gap={4}>
      <FailingWebhooks />
      <TakingsSummary>
        <a href="#takings">All takings</a>
      </TakingsSummary>
      <LatestPayments />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const today = await waitFor(() => {
      const terms = canvas.getAllByText('Today').map(text => text.closest('dt'))
      const taken = terms.find(term => term !== null)?.parentElement
      if (!taken) throw new Error('What was taken today is not there yet')
      return taken
    }, WAIT)
    await expect(within(today).getByText('€42.00')).toBeVisible()
    const list = within(await canvas.findByRole('list', { name: 'Payments you received' }, WAIT))
    await expect(list.getAllByRole('listitem').length).toBeLessThanOrEqual(5)
    await expect(await canvas.findByText(/Webhook · 6 failures in a row/, {}, WAIT)).toBeVisible()
  },
}

/** Nobody has paid yet: what to do first. */
export const Nothing: Story = {
  parameters: { person: 'ada' },
  render: () => (
    <Stack gap={4}>
      <TakingsSummary />
      <LatestPayments emptyAction={<Button>Create a payment button</Button>} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No payments yet', {}, WAIT)).toBeVisible()
    await expect(canvas.getAllByText('No payments')).toHaveLength(2)
  },
}

export const Loading: Story = {
  parameters: during('merchantTakingsGet', { fault: 'slow', afterMs: 20_000 }),
  render: () => <TakingsSummary />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Adding up/)).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: during('merchantTakingsGet', { fault: '503Before' }),
  render: () => <TakingsSummary />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/couldn’t load your takings/, {}, WAIT)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
