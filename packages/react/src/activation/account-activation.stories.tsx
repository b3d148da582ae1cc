import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { BotCheckProvider, sandboxBotCheck } from '../bot-check/index.ts'
import { AccountActivation } from './account-activation.tsx'

const check = sandboxBotCheck()
const OLD_LINK = { action: 'activation', user: 'ada@sixpence.example', code: 'used' } as const

const meta: Meta<typeof AccountActivation> = {
  title: 'Activation/AccountActivation',
  component: AccountActivation,
  parameters: { width: 'form' },
  decorators: [
    Story => (
      <BotCheckProvider adapter={check}>
        <Story />
      </BotCheckProvider>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof AccountActivation>

export const NoLongerValid: Story = {
  args: { link: OLD_LINK },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const name = 'Account Activation'
    await expect(await page.findByRole('alertdialog', { name })).toBeVisible()
  },
}

export const AnotherLink: Story = {
  args: { link: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Send a new link' })).toBeVisible()
  },
}
