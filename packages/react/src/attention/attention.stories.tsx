import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Attention } from './attention.tsx'

const meta: Meta<typeof Attention> = {
  title: 'Home/Attention',
  component: Attention,
  parameters: { person: 'rafael', width: 'form' },
}
export default meta
type Story = StoryObj<typeof Attention>

const WAIT = { timeout: 10_000 }

export const Cards: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Show all/ }, WAIT))
    await expect(canvas.getByRole('button', { name: /Activate your card/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /A card has expired/ })).toBeVisible()
  },
}

export const News: Story = {
  args: { undecided: [{ id: 'n1' }] },
  parameters: { person: 'clara' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const news = await canvas.findByRole('button', { name: /1 announcement wants/ }, WAIT)
    await expect(news).toBeVisible()
  },
}

export const OnlyToRead: Story = {
  args: { mayDecide: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Show all/ }, WAIT))
    await expect(canvas.getByRole('button', { name: /A card has expired/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Activate your card/ })).toBeNull()
  },
}
