import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { lastCode, storyBank } from '../testing/story-bank.ts'
import { SignInForm } from './sign-in-form.tsx'

const meta: Meta<typeof SignInForm> = {
  title: 'Sign in/SignInForm',
  component: SignInForm,
  parameters: { width: 'form' },
}
export default meta
type Story = StoryObj<typeof SignInForm>

const WAIT = { timeout: 10_000 }

async function enter(canvasElement: HTMLElement, email: string, password: string) {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('E-mail address', {}, WAIT), email)
  await userEvent.type(canvas.getByLabelText('Password'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
  return canvas
}

export const ByPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'ada@sixpence.example', 'lantern-orchard-42')
    await expect(await canvas.findByText(/You are signed in/, {}, WAIT)).toBeVisible()
  },
}

export const ByCode: Story = {
  play: async ({ canvasElement, loaded }) => {
    const canvas = await enter(canvasElement, 'ben@sixpence.example', 'pebble-harbour-17')
    const code = await canvas.findByLabelText(/code/, {}, WAIT)
    await userEvent.type(code, await lastCode(storyBank(loaded), 'ben@sixpence.example'))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(/You are signed in/, {}, WAIT)).toBeVisible()
  },
}

export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'ben@sixpence.example', 'pebble-harbour-17')
    await userEvent.type(await canvas.findByLabelText(/code/, {}, WAIT), '000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(/That code is not right/, {}, WAIT)).toBeVisible()
  },
}

export const WrongPassword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'ada@sixpence.example', 'not her password')
    await expect(await canvas.findByText(/wrong/, {}, WAIT)).toBeVisible()
  },
}

export const NotAnAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'ada', 'lantern-orchard-42')
    await expect(canvas.getByLabelText('E-mail address')).toHaveAttribute('aria-invalid', 'true')
  },
}

export const NoNetwork: Story = {
  parameters: { bank: false },
  play: async ({ canvasElement }) => {
    const canvas = await enter(canvasElement, 'ada@sixpence.example', 'lantern-orchard-42')
    await expect(await canvas.findByText(/cannot reach the bank/, {}, WAIT)).toBeVisible()
  },
}
