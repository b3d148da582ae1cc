import type { BatchDraft } from '@sixpence/core/batch-files'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { aDraft, EFT } from '../../testing/batches/a-draft.ts'
import { BatchGrid } from './batch-grid.tsx'

const HEADER = 'payeeName,countryCode,currency,amount,note,iban'

const FAULTY = [
  HEADER,
  'Ada Klein,DE,EUR,120.00,Rent May,DE89370400440532013000',
  'Bruno Weiß,DE,EUR,"1,5,0",Invoice 18,DE89370400440532013001',
  'Clara Roux,XX,EUR,49.90,,FR1420041010050500013M02606',
  ',FR,USD,-5,Deposit,FR1420041010050500013M02606',
  'Dario Lang,DE,EUR,80.00,Invoice 20,8.93E+19',
  'Ada Klein,DE,EUR,120.00,Rent May,DE89370400440532013000',
  'Elif Kaya,DE,EUR,12.00,From 4111 1111 1111 1111,DE89370400440532013000',
  'Fay Marsh,DE,EUR,12.00,Two,DE89370400440532013000,of,them',
]

const MANY = [
  HEADER,
  ...Array.from({ length: 2000 }, (_, row) => {
    const amount = row % 50 === 7 ? 'unknown' : `${String(row + 1)}.00`
    return `Payee ${String(row + 1)},DE,EUR,${amount},Invoice ${String(row + 1)},DE89370400440532013000`
  }),
]

function Mended({ lines }: { lines: readonly string[] }) {
  const [draft, setDraft] = useState<BatchDraft>(() => aDraft(lines, EFT))
  return <BatchGrid draft={draft} onChange={setDraft} />
}

const meta: Meta<typeof Mended> = {
  title: 'Batches/BatchGrid',
  component: Mended,
  args: { lines: FAULTY },
}
export default meta
type Story = StoryObj<typeof Mended>

export const Faulty: Story = {}

export const Mending: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Next error' }))
    await userEvent.keyboard('150.00{Enter}')
    await expect(canvas.getByText('150.00')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Changed 1' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { lines: [HEADER, 'Ada Klein,DE,EUR,120.00,Rent May,DE89370400440532013000'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete row' }))
    await expect(canvas.getByText('No payments here')).toBeVisible()
  },
}

export const TwoThousandRows: Story = {
  args: { lines: MANY },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid')
    await userEvent.click(within(grid).getByText('Payee 1'))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(await within(grid).findByText('Payee 2000')).toBeVisible()
    await expect(within(grid).queryByText('Payee 1')).toBeNull()
  },
}

export const Ukrainian: Story = { globals: { locale: 'ua' } }

export const Cards: Story = { globals: { viewport: { value: 'mobile1' } } }
