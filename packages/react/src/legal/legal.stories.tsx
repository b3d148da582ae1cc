import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LegalInfo } from './legal-info.tsx'

const meta: Meta<typeof LegalInfo> = {
  title: 'Legal/LegalInfo',
  component: LegalInfo,
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof LegalInfo>

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Account agreement')).toBeVisible()
    await expect(await canvas.findByText(/^US Dollar · /)).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
