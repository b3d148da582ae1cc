import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { lastCode, storyBank } from '../testing/story-bank.ts'
import { ChangePassword } from './password/change-password.tsx'
import { LoginHistory } from './activity/login-history.tsx'
import { SecuritySettings } from './security-settings.tsx'

const meta: Meta<typeof SecuritySettings> = {
  title: 'Security/SecuritySettings',
  component: SecuritySettings,
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof SecuritySettings>

const ADA = 'ada@sixpence.example'

const press = async (element: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(element).findByRole('button', { name }))

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You can sign in from anywhere.')).toBeVisible()
  },
}

export const AnotherSecondStep: Story = {
  play: async ({ canvasElement, loaded }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, /^Payments to others/)
    await userEvent.click(await within(page).findByRole('radio', { name: /^Code by email/ }))
    await press(page, 'Continue')
    const code = await within(page).findByLabelText('Six-digit code')
    await userEvent.type(code, await lastCode(storyBank(loaded), ADA))
    await expect(await within(page).findByRole('dialog', { name: 'Done' })).toBeVisible()
  },
}

export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, /^Signing in/)
    await userEvent.click(await within(page).findByRole('radio', { name: /^Code by email/ }))
    await press(page, 'Continue')
    await userEvent.type(await within(page).findByLabelText('Six-digit code'), '000000')
    await expect(
      await within(page).findByText('That code isn’t right. Check it and try again.'),
    ).toBeVisible()
  },
}

export const NewPassword: Story = {
  render: () => <ChangePassword />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Current password'), 'not hers')
    await userEvent.type(canvas.getByLabelText('New password'), 'amber-kettle-orbit-9')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'amber-kettle-orbit-9')
    await press(canvasElement, 'Change password')
    await expect(
      await canvas.findByText('Your current password is incorrect. Check it and try again.'),
    ).toBeVisible()
  },
}

export const AddAnAddress: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Add address')
    const popup = await within(page).findByRole('dialog', { name: 'Add an address' })
    await press(popup, 'Add address')
    await expect(within(popup).getByText('Enter an IP address.')).toBeVisible()
  },
}

export const LockedOut: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Turn on')
    const name = 'Error'
    await expect(await within(page).findByRole('alertdialog', { name })).toBeVisible()
  },
}

export const AddToBlacklist: Story = {
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.body
    await press(canvasElement, 'Add person')
    const popup = await within(page).findByRole('dialog')
    await userEvent.type(within(popup).getByLabelText('Email address'), 'ben@sixpence.example')
    await press(popup, 'Add person')
    const text = /has been added to black list/
    await expect(await within(page).findByText(text)).toBeVisible()
  },
}

export const SignIns: Story = {
  render: () => <LoginHistory />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByText(/^Signed in/)).length).toBeGreaterThan(0)
    await expect(canvas.getByText('This device')).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  render: () => <LoginHistory />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
