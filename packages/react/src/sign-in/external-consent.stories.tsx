import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ExternalConsent } from './external-consent.tsx'

const meta: Meta<typeof ExternalConsent> = {
  title: 'Sign in/ExternalConsent',
  component: ExternalConsent,
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof ExternalConsent>

export const FirstTime: Story = {
  args: {
    request: { authorizationId: 'a1', redirectUri: 'https://club.example/back' },
    question: {
      name: 'Harbour Club',
      shares: ['email'],
      returnsTo: 'club.example',
      hasConsent: false,
    },
    onAnswer: () => undefined,
  },
  play: async ({ canvasElement }) => {
    const allow = await within(canvasElement).findByRole('button', { name: 'Allow' })
    await expect(allow).toBeVisible()
  },
}
