import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { advanceClock, lastCode, openDeviceLink, storyBank } from '../testing/story-bank.ts'
import { Devices } from './devices.tsx'

const meta: Meta<typeof Devices> = {
  title: 'Devices/Devices',
  component: Devices,
  parameters: { person: 'maya' },
}
export default meta
type Story = StoryObj<typeof Devices>

const WAIT = { timeout: 30_000 }

export const Linked: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Pixel 9', {}, WAIT)).toBeVisible()
  },
}

export const NoneYet: Story = {
  parameters: { person: 'ada' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No devices linked yet', {}, WAIT)).toBeVisible()
  },
}

export const Linking: Story = {
  parameters: { person: 'ada' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Link a device' }, WAIT))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('img', { name: /QR code/ }, WAIT)).toBeVisible()
  },
}

export const LinkedAndApproved: Story = {
  parameters: { person: 'ada' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Link a device' }, WAIT))
    await page.findByRole('img', { name: /QR code/ }, WAIT)
    await openDeviceLink(storyBank(loaded), 'ada@sixpence.example')
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }, WAIT))
    await userEvent.click(await page.findByRole('button', { name: /By email/ }, WAIT))
    const code = await page.findByLabelText('Six-digit code', {}, WAIT)
    await userEvent.type(code, await lastCode(storyBank(loaded), 'ada@sixpence.example'))
    const dialog = within(page.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect(await page.findByText(/Your device is linked/, {}, WAIT)).toBeVisible()
  },
}

export const LinkOver: Story = {
  parameters: {
    person: 'ada',
    changeAnswer: (body: object) => ('deeplink' in body ? { ...body, expiresInSeconds: 0 } : body),
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Link a device' }, WAIT))
    await advanceClock(storyBank(loaded), 600_000)
    await expect(await page.findByText('This code has expired.', {}, WAIT)).toBeVisible()
  },
}

export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Pixel 9' }, WAIT))
    await userEvent.click(await page.findByRole('button', { name: 'Remove' }, WAIT))
    await waitFor(() => expect(canvas.queryByText('Pixel 9')).toBeNull(), WAIT)
    await expect(canvas.getByText("Maya's iPhone")).toBeVisible()
  },
}
