import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { breakBank, decideIdentityCheck, storyBank } from '../testing/story-bank.ts'
import { IdentityCheck } from './identity-check.tsx'

const meta: Meta<typeof IdentityCheck> = {
  title: 'IdentityCheck/IdentityCheck',
  component: IdentityCheck,
  parameters: { person: 'ada', width: 'form' },
  args: { appUrl: 'https://app.bank.example', onOpen: fn() },
}
export default meta
type Story = StoryObj<typeof IdentityCheck>

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

export const Before: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/about three minutes/)).toBeVisible()
  },
}

export const OnAnotherDevice: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Use another device')
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible()
  },
}

/** A file can be sent in place of the check. */
export const ProviderDown: Story = {
  args: { fileUpload: <p>lease.pdf</p> },
  play: async ({ canvasElement, loaded }) => {
    await breakBank(storyBank(loaded), [
      { match: { path: '/identity-verification' }, fault: '503Before' },
    ])
    await press(canvasElement, 'Start the check')
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We couldn’t start the check')).toBeVisible()
    await expect(canvas.getByText('Upload a file instead')).toBeVisible()
  },
}

export const Slow: Story = {
  play: async ({ canvasElement, loaded }) => {
    await breakBank(storyBank(loaded), [
      { match: { path: '/identity-verification' }, fault: 'slow', afterMs: 600_000 },
    ])
    await press(canvasElement, 'Start the check')
    const button = within(canvasElement).getByRole('button', { name: /Start the check/ })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Ends a check with the provider's outcome, and checks the text shown. */
const ends = (outcome: object, shown: string): Story => ({
  play: async ({ canvasElement, loaded }) => {
    await press(canvasElement, 'Start the check')
    await decideIdentityCheck(storyBank(loaded), outcome)
    await expect(await within(canvasElement).findByText(shown)).toBeVisible()
  },
})

export const UnderInvestigation = ends({ outcome: 'processing' }, 'We’re checking your identity')
export const Approved = ends({ outcome: 'approved' }, 'Your identity is confirmed')
export const Declined = ends(
  { outcome: 'declined', reason: 'blurred' },
  'We couldn’t confirm your identity',
)
export const InAnotherName = ends(
  { outcome: 'approved', nameOnDocument: 'ADA BURNS' },
  'The name on your document isn’t the name we have for you.',
)
export const RefusedForGood = ends(
  { outcome: 'declined', reason: 'finalRefusal' },
  'Trying again won’t help. Please contact us:',
)
export const NotFinished = ends({ outcome: 'abandoned' }, 'The check wasn’t finished')
