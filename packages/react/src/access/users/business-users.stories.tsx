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

const WAIT = { timeout: 10_000 }
const press = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }, WAIT))
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

export const Everybody: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(await list.findByText('Ion Munteanu (you)', {}, WAIT)).toBeVisible()
    await expect(list.getByText('Access ended')).toBeVisible()
    await expect(list.getByText('Authorised user')).toBeVisible()
  },
}

export const Adding: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Add a user')
    const dialog = within(await pageOf(canvasElement).findByRole('dialog', {}, WAIT))
    await userEvent.click(dialog.getByRole('radio', { name: /^Starts payments/ }))
    await expect(await dialog.findByRole('group', { name: 'Many payments at once' })).toBeVisible()
  },
}

export const NotAnAddress: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Add a user')
    const dialog = within(await pageOf(canvasElement).findByRole('dialog', {}, WAIT))
    await userEvent.click(dialog.getByRole('button', { name: 'Add a user' }))
    await expect(await dialog.findByText(/Enter the whole address/)).toBeVisible()
  },
}

export const Changing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Lena Vogel/)
    const dialog = within(await pageOf(canvasElement).findByRole('dialog', {}, WAIT))
    await expect(dialog.getByRole('radio', { name: /^Starts payments/ })).toBeChecked()
    const toOthers = within(await dialog.findByRole('group', { name: 'To others' }))
    await expect(toOthers.getByRole('checkbox', { name: 'To customers of the bank' })).toBeChecked()
    await expect(toOthers.getByRole('checkbox', { name: 'Wire transfer' })).not.toBeChecked()
  },
}

export const Ending: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /Lena Vogel/)
    const page = pageOf(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'End access' }, WAIT))
    const name = 'End the access of Lena Vogel?'
    await expect(await page.findByRole('alertdialog', { name }, WAIT)).toBeVisible()
  },
}

export const NotAllowed: Story = {
  parameters: { person: 'ada' },
  play: async ({ canvasElement }) => {
    const failed = await within(canvasElement).findByText('We could not load the users', {}, WAIT)
    await expect(failed).toBeVisible()
  },
}
