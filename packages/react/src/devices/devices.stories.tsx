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

export const Linked: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Pixel 9')).toBeVisible()
  },
}

export const NoneYet: Story = {
  parameters: { person: 'ada' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No devices linked yet')).toBeVisible()
  },
}

export const Linking: Story = {
  parameters: { person: 'ada' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Link a device' }))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('img', { name: /QR code/ })).toBeVisible()
  },
}

export const LinkedAndApproved: Story = {
  parameters: { person: 'ada' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Link a device' }))
    await page.findByRole('img', { name: /QR code/ })
    await openDeviceLink(storyBank(loaded), 'ada@sixpence.example')
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }))
    await userEvent.click(await page.findByRole('button', { name: /By email/ }))
    const code = await page.findByLabelText('Six-digit code')
    await userEvent.type(code, await lastCode(storyBank(loaded), 'ada@sixpence.example'))
    await expect(await page.findByText(/Your device is linked/)).toBeVisible()
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Link a device' }))
    await advanceClock(storyBank(loaded), 600_000)
    await expect(await page.findByText('This code has expired.')).toBeVisible()
  },
}

export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Pixel 9' }))
    await userEvent.click(await page.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('Pixel 9')).toBeNull())
    await expect(canvas.getByText("Maya's iPhone")).toBeVisible()
  },
}
