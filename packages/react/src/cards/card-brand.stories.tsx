import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CardBrand } from '../card-vault/index.ts'

const meta: Meta<typeof CardBrand> = {
  title: 'Cards/Card brand',
  component: CardBrand,
  args: { cardNumber: '4100 0012' },
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof CardBrand>

export const Known: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('VISA')).toBeVisible()
  },
}

export const Blocked: Story = {
  args: { cardNumber: '4000 0012' },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText(/can’t be paid to/)
    await expect(text).toBeVisible()
  },
}
