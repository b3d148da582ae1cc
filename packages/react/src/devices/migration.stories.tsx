import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { lastCode, openDeviceLink, storyBank, type StoryBank } from '../testing/story-bank.ts'
import { EnablePush } from './enable-push.tsx'
import { Migration } from './migration.tsx'

const meta: Meta<typeof Migration> = {
  title: 'Devices/Migration',
  component: Migration,
  parameters: { person: 'livia', width: 'form' },
}
export default meta
type Story = StoryObj<typeof Migration>

const YANA = { username: 'yana@sixpence.example', password: 'linen-harvest-46' }

export const Soft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/1[1-3] days left/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Link a phone' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible()
  },
}

export const SoftConfirming: Story = {
  parameters: {
    // The same customer with a phone.
    changeAnswer: (body: Record<string, unknown>) =>
      'migration' in body
        ? { ...body, migration: { ...(body['migration'] as object), strat: 'migrate' } }
        : body,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /Approve on my phone/ }))
    await expect(await canvas.findByText('Waiting for your phone')).toBeVisible()
  },
}

export const NothingAsked: Story = {
  parameters: { person: 'ada' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Not now' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Link a phone' })).toBeNull()
  },
}

export const LinkingFirst: Story = {
  render: () => <EnablePush />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('img', { name: /QR code/ })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Mobile number'), '+353 86 123 4599')
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the links' }))
    await expect(await canvas.findByText(/\+353861234599/)).toBeVisible()
  },
}

export const NoNumber: Story = {
  render: () => <EnablePush />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Mobile number'), '0861')
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the links' }))
    await expect(canvas.getByText(/with its country code/)).toBeVisible()
  },
}

export const OnThePhone: Story = {
  render: () => <EnablePush isPhone />,
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /^Open the app/ })
    await expect(link).toHaveAttribute('href', expect.stringContaining('/link/'))
  },
}

export const Linked: Story = {
  render: () => <EnablePush />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('img', { name: /QR code/ })
    await openDeviceLink(storyBank(loaded), 'livia@sixpence.example')
    await userEvent.click(await canvas.findByRole('button', { name: /By email/ }))
    const code = await canvas.findByLabelText('Six-digit code')
    await userEvent.type(code, await lastCode(storyBank(loaded), 'livia@sixpence.example'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible())
  },
}

export const LinkedBeforeSigningIn: Story = {
  parameters: {
    person: null,
    begin: ({ sixpence }: Pick<StoryBank, 'sixpence'>) => sixpence.signIn.start(YANA),
  },
  render: () => <EnablePush />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const { sixpence } = storyBank(loaded)
    await canvas.findByRole('img', { name: /QR code/ })
    await openDeviceLink(storyBank(loaded), YANA.username)
    await userEvent.click(await canvas.findByRole('button', { name: /By text message/ }))
    const code = await canvas.findByLabelText('Six-digit code')
    await userEvent.type(code, await lastCode(storyBank(loaded), YANA.username))
    await waitFor(() => expect(sixpence.session.getSnapshot().status).toBe('signed_in'))
  },
}

export const NobodyThere: Story = {
  parameters: { person: null },
  render: () => <EnablePush isPhone />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /App Store/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible()
  },
}
