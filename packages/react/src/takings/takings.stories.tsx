import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { breakBank, type StoryBank } from '../testing/story-bank.ts'
import { Takings } from './takings.tsx'

const meta: Meta = { title: 'Takings/Takings', parameters: { person: 'ion' } }
export default meta
type Story = StoryObj

/** The payments and refunds, one currency at a time. */
export const TakingsOfAMonth: Story = {
  render: () => <Takings />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('From')).toBeVisible()
  },
}

export const TakingsFailed: Story = {
  parameters: {
    begin: (story: StoryBank) =>
      breakBank(story, [{ match: { method: 'merchantTakingsGet' }, fault: '503Before' }]),
  },
  render: () => <Takings />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/We couldn’t load/)).toBeVisible()
  },
}
