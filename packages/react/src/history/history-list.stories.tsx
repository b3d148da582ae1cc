import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { HistoryList } from './history-list.tsx'
import { RecentHistory } from './recent-history.tsx'

const meta: Meta<typeof HistoryList> = {
  title: 'History/HistoryList',
  component: HistoryList,
  parameters: { person: 'ada' },
}
export default meta
type Story = StoryObj<typeof HistoryList>

const WAIT = { timeout: 10_000 }

export const PageByPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = await canvas.findByRole('button', { name: 'Show more' }, WAIT)
    const rows = canvas.getAllByRole('listitem').length
    await userEvent.click(more)
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(rows), WAIT)
  },
}

export const Recent: Story = {
  render: () => <RecentHistory />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByRole('heading', {}, WAIT)).length).toBeGreaterThan(0)
    await expect(canvas.queryByText('Fee')).toBeNull()
  },
}

export const NothingYet: Story = {
  parameters: { person: 'nora' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Nothing has happened yet', {}, WAIT)).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' }, WAIT)).toBeVisible()
  },
}
