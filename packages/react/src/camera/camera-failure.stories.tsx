import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { CameraFailure } from './camera-failure.tsx'
import type { CameraFault } from './camera-state.ts'

const meta: Meta<typeof CameraFailure> = {
  title: 'Camera/CameraFailure',
  component: CameraFailure,
  parameters: { width: 'form' },
  args: { onRetry: fn(), onLeave: fn(), phoneUrl: 'https://app.bank.example/kyc/personal' },
}
export default meta
type Story = StoryObj<typeof CameraFailure>

const failed = (fault: CameraFault): Story => ({
  args: { fault },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible()
  },
})

export const Denied = failed('denied')
export const Absent = failed('absent')
export const Busy = failed('busy')
export const Lost = failed('lost')
export const Rested = failed('rested')
