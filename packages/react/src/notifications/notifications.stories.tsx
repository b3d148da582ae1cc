import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { breakBank, storyBank } from '../testing/story-bank.ts'
import { NotificationSettings } from './notification-settings.tsx'

const meta: Meta<typeof NotificationSettings> = {
  title: 'Notifications/NotificationSettings',
  component: NotificationSettings,
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof NotificationSettings>

async function newsByEmail(canvasElement: HTMLElement) {
  const news = await within(canvasElement).findByRole('row', { name: /^News/ })
  return { news, email: within(news).getByRole('switch', { name: 'By email News' }) }
}

export const AllOn: Story = {
  play: async ({ canvasElement }) => {
    const { email } = await newsByEmail(canvasElement)
    await expect(email).toBeChecked()
  },
}

export const SwitchedOff: Story = {
  play: async ({ canvasElement }) => {
    const { news, email } = await newsByEmail(canvasElement)
    await userEvent.click(email)
    await expect(await within(news).findByText('Turned off.')).toBeVisible()
  },
}

export const NotSaved: Story = {
  play: async ({ canvasElement, loaded }) => {
    const { news, email } = await newsByEmail(canvasElement)
    await breakBank(storyBank(loaded), [
      { match: { method: 'notificationSettingsSet' }, fault: '503Before' },
    ])
    await userEvent.click(email)
    await expect(await within(news).findByText(/^Not saved\./)).toBeVisible()
    await expect(email).toBeChecked()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
