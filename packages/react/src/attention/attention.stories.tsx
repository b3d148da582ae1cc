import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Attention } from './attention.tsx'

const meta: Meta<typeof Attention> = {
  title: 'Home/Attention',
  component: Attention,
  parameters: { person: 'rafael', width: 'form' },
}
export default meta
type Story = StoryObj<typeof Attention>

export const Cards: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Show all/ }))
    await expect(canvas.getByRole('button', { name: /Activate your card/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /A card has expired/ })).toBeVisible()
  },
}

export const News: Story = {
  args: { undecided: [{ id: 'n1' }] },
  parameters: { person: 'clara' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const news = await canvas.findByRole('button', { name: /1 update to confirm/ })
    await expect(news).toBeVisible()
  },
}

const ASKED = { isLoading: true, error: undefined, refetch: () => undefined }

function Answering() {
  const [isAnswered, setAnswered] = useState(false)
  return (
    <>
      <Attention
        mayDecide={false}
        undecided={isAnswered ? [] : undefined}
        news={{ ...ASKED, isLoading: !isAnswered }}
      />
      <button type="button" onClick={() => setAnswered(true)}>
        Answer
      </button>
    </>
  )
}

export const KeepsItsPlace: Story = {
  parameters: { person: 'ada' },
  render: () => <Answering />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const below = await canvas.findByRole('button', { name: 'Answer' })
    await canvas.findByRole('status')
    const before = below.getBoundingClientRect().top
    await userEvent.click(below)
    await expect(await canvas.findByText('You’re all caught up')).toBeVisible()
    await expect(below.getBoundingClientRect().top).toBe(before)
  },
}

export const OnlyToRead: Story = {
  args: { mayDecide: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^Show all/ }))
    await expect(canvas.getByRole('button', { name: /A card has expired/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Activate your card/ })).toBeNull()
  },
}
