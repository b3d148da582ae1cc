import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Logos } from './logos.tsx'

const meta: Meta = { title: 'Logos/Logos', parameters: { person: 'ion' } }
export default meta
type Story = StoryObj

/** The logos that payers see: one of them is the default. */
export const BusinessLogos: Story = {
  render: () => <Logos />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Default')).toBeVisible()
  },
}
