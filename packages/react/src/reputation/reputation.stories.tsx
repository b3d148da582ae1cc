import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Reputation } from './reputation.tsx'

const meta: Meta = { title: 'Reputation/Reputation', parameters: { person: 'ion' } }
export default meta
type Story = StoryObj

/** Nothing is shown about someone with whom the merchant has had no dealings. */
export const ReputationOfAStranger: Story = {
  parameters: { width: 'form' },
  render: () => <Reputation />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Email address'), 'nobody@elsewhere.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Look up' }))
    await expect(await canvas.findByText(/Nothing to show/)).toBeVisible()
  },
}
