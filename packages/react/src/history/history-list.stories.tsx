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

export const PageByPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('listitem')
    await userEvent.click(canvas.getByRole('button', { name: 'All time' }))
    // The last row of the second page. Scrolling loads it.
    await waitFor(async () => {
      window.scrollTo(0, document.body.scrollHeight)
      await expect(canvas.getByText('Moved from another bank')).toBeVisible()
    })
    window.scrollTo(0, 0)
  },
}

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('listitem')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'dinner')
    // The payment with its fee.
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
  },
}

export const Filters: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('Money in or out'), 'in')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    const chip = await canvas.findByRole('button', { name: 'Remove filter: Money in' })
    await expect(chip).toBeVisible()
  },
}

export const Detail: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = await canvas.findAllByRole('button', { name: /Vera K\./ })
    await userEvent.click(rows[0] ?? canvasElement)
    await expect(await canvas.findByRole('dialog', { name: 'To Vera K.' })).toBeVisible()
  },
}

const ROW_PX = 76

/** Rows of two lines, also on a phone. */
export const Recent: Story = {
  parameters: { width: 'form' },
  render: () => <RecentHistory />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5)
    await expect(canvas.queryByText('Fee')).toBeNull()
    for (const row of canvas.getAllByRole('listitem')) {
      await expect(row.getBoundingClientRect().height).toBeLessThan(ROW_PX)
    }
  },
}

export const NothingYet: Story = {
  parameters: { person: 'nora' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No transactions yet')).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
