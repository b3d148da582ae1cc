import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { IdentityCheckHistory } from './identity-check-history.tsx'
import { IdentityChecks } from './identity-checks.tsx'

const meta: Meta = { title: 'Identity orders/Checks', parameters: { person: 'ion' } }
export default meta
type Story = StoryObj

/** The price of a check is shown before it is ordered. */
export const OrderACheck: Story = {
  parameters: { width: 'form' },
  render: () => <IdentityChecks />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('€2.50')).toBeVisible()
  },
}

export const CheckHistory: Story = {
  render: () => <IdentityCheckHistory />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No checks yet')).toBeVisible()
  },
}
