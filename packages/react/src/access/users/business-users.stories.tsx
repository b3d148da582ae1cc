import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { BusinessUsers } from './business-users.tsx'

const meta: Meta<typeof BusinessUsers> = {
  title: 'Access/BusinessUsers',
  component: BusinessUsers,
  parameters: { person: 'ion', width: 'form' },
}
export default meta
type Story = StoryObj<typeof BusinessUsers>

const press = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Everybody: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(await list.findByText('Ion Munteanu (you)')).toBeVisible()
    await expect(list.getByText('Access ended')).toBeVisible()
    await expect(list.getByText('Documents only')).toBeVisible()
  },
}

export const Adding: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Add user')
    const dialog = within(await pageOf(canvasElement).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /^Prepares payments/ }))
    await expect(await dialog.findByRole('group', { name: 'Mass payments' })).toBeVisible()
  },
}

export const NotAnAddress: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Add user')
    const dialog = within(await pageOf(canvasElement).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add user' }))
    await expect(await dialog.findByText(/Enter a full email address/)).toBeVisible()
  },
}

export const Changing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Lena Vogel/)
    const dialog = within(await pageOf(canvasElement).findByRole('dialog'))
    await expect(dialog.getByRole('radio', { name: /^Prepares payments/ })).toBeChecked()
    const toOthers = within(await dialog.findByRole('group', { name: 'To others' }))
    await expect(toOthers.getByRole('checkbox', { name: 'To customers of the bank' })).toBeChecked()
    await expect(toOthers.getByRole('checkbox', { name: 'Wire transfer' })).not.toBeChecked()
  },
}

export const Ending: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Lena Vogel/)
    const page = pageOf(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'End access' }))
    const name = 'End access for Lena Vogel?'
    await expect(await page.findByRole('alertdialog', { name })).toBeVisible()
  },
}

export const NotAllowed: Story = {
  parameters: { person: 'ada' },
  play: async ({ canvasElement }) => {
    const failed = await within(canvasElement).findByText('We couldn’t load the users')
    await expect(failed).toBeVisible()
  },
}
