import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { MassTransfer, type MassTransferProps } from './mass-transfer.tsx'
import { CheckProgress } from './reading/check-progress.tsx'
import { IdenticalQuestion } from './saving/identical-question.tsx'

type FlowProps = Pick<MassTransferProps, 'type' | 'batchId'>

/** Goes on with what was kept, as the address of an app does. */
function Flow({ type, batchId }: FlowProps) {
  const [kept, keep] = useState(batchId)
  const [handedIn, setHandedIn] = useState<string>()
  return (
    <>
      <MassTransfer type={type} batchId={kept} onKept={keep} onHandedIn={setHandedIn} />
      <output>{handedIn && `Handed in: ${handedIn}`}</output>
    </>
  )
}

const meta: Meta<typeof Flow> = {
  title: 'Batches/MassTransfer',
  component: Flow,
  args: { type: 'p2p' },
  parameters: { person: 'nadia' },
}
export default meta
type Story = StoryObj<typeof Flow>

const START = { timeout: 5000 }

/** Drops a file onto the area for it. */
async function drop(element: HTMLElement, content: string, name = 'Wages May.csv') {
  const canvas = within(element)
  const words = await canvas.findByText(/Drop a file/, undefined, START)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([content], name))
  // The library's own event would lose the files.
  words.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  return canvas
}

const RIGHT = 'email,amount,note\nada@sixpence.example,12.00,Shelf\nben@sixpence.example,8.50,\n'

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Drop a file/, undefined, START)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choose file' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save and continue' })).toBeNull()
  },
}

export const NotUnderstood: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement, '%PDF-1.7', 'invoice.csv')
    await expect(await canvas.findByText(/This is a PDF/)).toBeVisible()
    await expect(canvas.getByText('invoice.csv')).toBeVisible()
  },
}

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement, 'who;how much\nada@sixpence.example;1.234\n')
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }))
    await userEvent.selectOptions(canvas.getByLabelText('who'), 'Recipient’s email')
    await userEvent.selectOptions(canvas.getByLabelText('how much'), 'Amount')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await canvas.findByLabelText('A comma, as in 1.234,50'))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText('€1,234.00')).toBeVisible()
  },
}

export const Mended: Story = {
  // The draft that it leaves behind is in nobody else's list.
  parameters: { person: 'ada' },
  play: async ({ canvasElement }) => {
    const canvas = await drop(canvasElement, `${RIGHT}nora,"1,5,0",\n`)
    await expect(await canvas.findByRole('button', { name: 'With errors 1' })).toBeVisible()
    await expect(canvas.getByLabelText('Name of the batch')).toHaveValue('Wages May')
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await expect(await canvas.findByText('Draft saved')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Next error' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete row' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }))
    await expect(await canvas.findByText(/Handed in/)).toBeVisible()
  },
}

const NOTHING = async () => undefined

export const Checking: Story = {
  render: () => <CheckProgress rows={12_400} />,
  play: async ({ canvasElement }) => {
    // Once to see, and once to hear.
    const texts = await within(canvasElement).findAllByText('Rows checked: 12,400')
    await expect(texts).toHaveLength(2)
    await expect(texts[0]).toBeVisible()
  },
}

export const IdenticalBatch: Story = {
  render: () => (
    <IdenticalQuestion
      saving={{ isPending: false, error: undefined, saveAnyway: NOTHING, dismiss: () => undefined }}
      identical={{ batchId: 'b-2031', date: '2026-11-20T09:30:00.000Z' }}
    />
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText(/Batch b-2031 of/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Make them again' })).toBeVisible()
  },
}
