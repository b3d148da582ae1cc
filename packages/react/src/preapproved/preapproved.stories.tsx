import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { Preapproved } from './preapproved.tsx'

const meta: Meta<typeof Preapproved> = {
  title: 'Preapproved/List',
  component: Preapproved,
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof Preapproved>

const WAIT = { timeout: 30_000 }

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No repeating payments yet', {}, WAIT)
  },
}
