import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AnnouncementDetail } from './announcement-detail.tsx'
import { Announcements } from './announcements.tsx'

const meta: Meta<typeof Announcements> = {
  title: 'News/Announcements',
  component: Announcements,
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof Announcements>

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Needs your reply')).toBeVisible()
  },
}

export const Answered: Story = {
  render: () => <AnnouncementDetail id="announcement-paperless" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await expect(await canvas.findByText('You’ve accepted this.')).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
