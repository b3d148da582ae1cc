import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AccountList } from './account-list.tsx'

const meta: Meta<typeof AccountList> = {
  title: 'Accounts/AccountList',
  component: AccountList,
  parameters: { person: 'ada' },
}
export default meta
type Story = StoryObj<typeof AccountList>

export const ThreeCurrencies: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('€12,480.55')).toBeVisible()
  },
}

export const WithClosedAccount: Story = {
  parameters: { person: 'theo' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const summary = await canvas.findByText(/closed account/)
    await userEvent.click(summary)
    await expect(canvas.getByText('Closed')).toBeVisible()
  },
}

export const NothingOnIt: Story = {
  parameters: { person: 'nora' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('€0.00')).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
