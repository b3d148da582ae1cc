import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Statements } from './statements.tsx'

const meta: Meta<typeof Statements> = {
  title: 'Statements/Statements',
  component: Statements,
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof Statements>

export const EveryMonth: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const months = await canvas.findAllByRole('heading', { level: 2 })
    await expect(months.length).toBeGreaterThanOrEqual(2)
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
