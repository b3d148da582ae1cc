import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useBatches } from '../use-batches.ts'
import { BatchProgress } from './batch-progress.tsx'

const meta: Meta<typeof BatchProgress> = {
  title: 'Batches/BatchProgress',
  component: BatchProgress,
  parameters: { person: 'nadia', width: 'form' },
  render: () => <Latest />,
}
export default meta
type Story = StoryObj<typeof BatchProgress>

function Latest() {
  const { data } = useBatches()
  const batch = data?.find(({ status }) => status === 'partial')
  return batch ? <BatchProgress id={batch.id} /> : null
}

const EXECUTING = {
  status: 'executing',
  counts: { waiting: 340, paid: 157, refused: 3, cancelled: 0 },
  setAside: { amount: '40800.00', fee: '85.00' },
}

const executing = {
  changeAnswer: ({ progress, ...body }: { progress?: object }) =>
    progress ? { ...body, progress: { ...progress, ...EXECUTING } } : body,
}

export const Executing: Story = {
  parameters: executing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('progressbar', { name: 'Progress' })).toBeVisible()
    await expect(canvas.getByText('340')).toBeVisible()
  },
}

export const Stopping: Story = {
  parameters: executing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop the payments' }))
    const body = within(canvasElement.ownerDocument.body)
    await expect(await body.findByRole('alertdialog', { name: 'Stop this batch?' })).toBeVisible()
  },
}

export const PartlyPaid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Not paid')).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).toBeNull()
  },
}
