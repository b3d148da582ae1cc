import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { breakBank, payBookshop, type StoryBank } from '../testing/story-bank.ts'
import { TakingsSummary } from './takings-summary.tsx'

const meta: Meta = { title: 'Takings/Summary', parameters: { person: 'ion' } }
export default meta
type Story = StoryObj

const WAIT = { timeout: 15_000 }

const during = (method: string, rule: object) => ({
  begin: (story: StoryBank) => breakBank(story, [{ match: { method }, ...rule }]),
})

/** Today's payments count at once. */
export const InASight: Story = {
  parameters: { begin: (story: StoryBank) => payBookshop(story, '42.00') },
  render: () => (
    <TakingsSummary>
      <a href="#takings">All takings</a>
    </TakingsSummary>
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
  },
}

/** Nobody has paid yet. */
export const Nothing: Story = {
  parameters: { person: 'ada' },
  render: () => <TakingsSummary />,
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(within(canvasElement).getAllByText('No payments')).toHaveLength(2),
      WAIT,
    )
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
