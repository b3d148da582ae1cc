import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answerPush, lastCode, storyBank } from '../testing/story-bank.ts'
import { SignIn } from './sign-in.tsx'

const meta: Meta<typeof SignIn> = {
  title: 'Sign in/SignIn',
  component: SignIn,
  parameters: { width: 'form' },
}
export default meta
type Story = StoryObj<typeof SignIn>

async function enter(canvasElement: HTMLElement, email: string, password: string) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('Email address'), email)
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  return canvas
}

/** The text only appears if the next page is slow. */
async function isLetIn(canvas: Awaited<ReturnType<typeof enter>>) {
  const said = await canvas.findByText(/You’re signed in/)
  await waitFor(() => expect(said).toBeVisible())
}

export const ByPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'ada@sixpence.example', 'lantern-orchard-42')
    await isLetIn(canvas)
  },
}

export const ByCode: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = await enter(canvasElement, 'ben@sixpence.example', 'pebble-harbour-17')
    const code = await canvas.findByLabelText(/code/)
    await userEvent.type(code, await lastCode(storyBank(loaded), 'ben@sixpence.example'))
    await isLetIn(canvas)
  },
}

const MAYA = 'maya@sixpence.example'

export const BySms: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = await enter(canvasElement, 'sven@sixpence.example', 'silver-anchor-36')
    const code = await canvas.findByLabelText(/code/)
    await userEvent.type(code, await lastCode(storyBank(loaded), 'sven@sixpence.example'))
    await isLetIn(canvas)
  },
}

export const WaitingForSms: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'sven@sixpence.example', 'silver-anchor-36')
    await expect(await canvas.findByText(/\+479 •••• 42/)).toBeVisible()
  },
}

export const WaitingForApproval: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, MAYA, 'amber-windmill-74')
    await expect(await canvas.findByText('Pixel 9')).toBeVisible()
  },
}

export const WaitingForVerification: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'oscar@sixpence.example', 'maple-telescope-58')
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible()
  },
}

export const Verified: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = await enter(canvasElement, 'oscar@sixpence.example', 'maple-telescope-58')
    await canvas.findByRole('img', { name: /QR code/ })
    await answerPush(storyBank(loaded), 'oscar@sixpence.example', true)
    await isLetIn(canvas)
  },
}

export const Approved: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = await enter(canvasElement, MAYA, 'amber-windmill-74')
    await canvas.findByText('Pixel 9')
    await answerPush(storyBank(loaded), MAYA, true)
    await isLetIn(canvas)
  },
}

export const RefusedOnTheDevice: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = await enter(canvasElement, MAYA, 'amber-windmill-74')
    await canvas.findByText('Pixel 9')
    await answerPush(storyBank(loaded), MAYA, false)
    await expect(await canvas.findByText(/rejected on your device/)).toBeVisible()
  },
}

export const CodeInsteadOfApproval: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, MAYA, 'amber-windmill-74')
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a code instead' }))
    await expect(await canvas.findByLabelText(/code/)).toBeVisible()
  },
}

export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'ben@sixpence.example', 'pebble-harbour-17')
    await userEvent.type(await canvas.findByLabelText(/code/), '000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(/That code isn’t right/)).toBeVisible()
  },
}

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'ada@sixpence.example', 'not her password')
    await expect(await canvas.findByText(/incorrect/)).toBeVisible()
  },
}

export const NotAnAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'ada', 'lantern-orchard-42')
    await expect(canvas.getByLabelText('Email address')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const NoNetwork: Story = {
  parameters: { bank: false },
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'ada@sixpence.example', 'lantern-orchard-42')
    await expect(await canvas.findByText(/can’t reach the bank/)).toBeVisible()
  },
}

export const HasToConfirmOnPhone: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = await enter(canvasElement, 'marco@sixpence.example', 'walnut-lagoon-83')
    await expect(await canvas.findByText('Nothing Phone 4')).toBeVisible()
    await expect(await canvas.findByText(/on your phone from now on/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Use a code instead' })).toBeNull()
    await answerPush(storyBank(loaded), 'marco@sixpence.example', true)
    await isLetIn(canvas)
  },
}

export const HasToLinkPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'yana@sixpence.example', 'linen-harvest-46')
    await expect(await canvas.findByRole('button', { name: 'Link a phone' })).toBeVisible()
  },
}
