import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { BotCheckProvider, sandboxBotCheck } from '../bot-check/index.ts'
import { lastCode, storyBank } from '../testing/story-bank.ts'
import { AccountRecovery } from './account-recovery.tsx'
import type { RecoveryStep } from './recovery-step.ts'

const check = sandboxBotCheck()

function Host() {
  const [step, setStep] = useState<RecoveryStep>('email')
  return (
    <BotCheckProvider adapter={check}>
      <AccountRecovery step={step} onStepChange={setStep} />
    </BotCheckProvider>
  )
}

const meta: Meta<typeof AccountRecovery> = {
  title: 'Recovery/AccountRecovery',
  component: AccountRecovery,
  parameters: { width: 'form' },
  render: () => <Host />,
}
export default meta
type Story = StoryObj<typeof AccountRecovery>

const ADA = 'ada@sixpence.example'

const fill = async (element: HTMLElement, label: string, text: string) =>
  userEvent.type(await within(element).findByLabelText(label), text)

const press = async (element: HTMLElement, name: string) =>
  userEvent.click(await within(element).findByRole('button', { name }))

export const AskForACode: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send code')
    await expect(await within(canvasElement).findByText('Enter this detail.')).toBeVisible()
  },
}

export const ForgottenPassword: Story = {
  play: async ({ canvasElement, loaded }) => {
    await fill(canvasElement, 'Your account’s email address', ADA)
    await press(canvasElement, 'Send code')
    const code = await within(canvasElement).findByLabelText('Six-digit code')
    await userEvent.type(code, await lastCode(storyBank(loaded), ADA))
    await fill(canvasElement, 'New password', 'amber-kettle-orbit-9')
    await fill(canvasElement, 'Confirm new password', 'amber-kettle-orbit-9')
    await press(canvasElement, 'Set password')
    const done = /password has been changed/
    await expect(await within(canvasElement).findByText(done)).toBeVisible()
  },
}

export const LostEmail: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'Your account’s email address', ADA)
    await press(canvasElement, 'I no longer have this email')
    await press(canvasElement, 'Check my details')
    await expect(
      (await within(canvasElement).findAllByText('Enter this detail.')).length,
    ).toBeGreaterThan(2)
  },
}
