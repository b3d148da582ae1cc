import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BalanceChart } from './balance-chart.tsx'

const meta: Meta<typeof BalanceChart> = {
  title: 'Charts/BalanceChart',
  component: BalanceChart,
  parameters: { person: 'ada' },
}
export default meta
type Story = StoryObj<typeof BalanceChart>

export const ThirtyDays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('slider', { name: 'Day' })).toBeEnabled()
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('slider', { name: 'Day' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
