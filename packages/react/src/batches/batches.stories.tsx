import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { BatchDetail } from './batch-detail.tsx'
import { BatchList } from './batch-list.tsx'
import { useBatches } from './use-batches.ts'

const meta: Meta<typeof BatchList> = {
  title: 'Batches/BatchList',
  component: BatchList,
  parameters: { person: 'nadia' },
}
export default meta
type Story = StoryObj<typeof BatchList>

function ListAndDetail() {
  const [id, open] = useState<string>()
  return id === undefined ? <BatchList onOpen={open} /> : <BatchDetail id={id} />
}

export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Batches' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(4)
    await expect(list.getByText('Draft')).toBeVisible()
    await expect(list.getByText('Waiting for approval')).toBeVisible()
    await expect(list.getByText('Partly completed')).toBeVisible()
  },
}

export const Opened: Story = {
  render: () => <ListAndDetail />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /November/ }))
    await expect(await canvas.findByText('2 payments failed')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download file' })).toBeVisible()
  },
}

function DraftDetail() {
  const { data } = useBatches()
  const draft = data?.find(({ status }) => status === 'draft')
  return draft ? <BatchDetail id={draft.id} /> : null
}

export const Draft: Story = {
  render: () => <DraftDetail />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This batch is a draft')).toBeVisible()
    await expect(canvas.getByText('Will be deleted')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Download file' })).toBeNull()
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Filters'))
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Wire' }))
    await expect(await canvas.findByText('No batches found')).toBeVisible()
  },
}

export const NothingYet: Story = {
  parameters: { person: 'nora' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No batches yet')).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
