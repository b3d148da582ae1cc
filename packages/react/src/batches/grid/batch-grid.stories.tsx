import type { BatchFormat, RowPreview } from '@sixpence/core/batch-files'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { aDraft, EFT, P2P, withPreviews } from '../../testing/batches/a-draft.ts'
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

interface MendedProps {
  lines: readonly string[]
  format?: BatchFormat
  previews?: readonly RowPreview[]
}

function Mended({ lines, format = EFT, previews = [] }: MendedProps) {
  const [draft, setDraft] = useState(() => withPreviews(aDraft(lines, format), previews))
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

const COUNTRIES = [
  HEADER,
  ...['Germany', 'Germany', 'Allemagne', 'DE', 'Germany'].map(
    (country, row) => `Payee ${String(row + 1)},${country},EUR,${String(row + 1)}.00,,FR14`,
  ),
]

export const MendingAll: Story = {
  args: { lines: COUNTRIES },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click((await canvas.findAllByText('Germany'))[0] ?? canvasElement)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(canvas.getByRole('textbox', { name: 'New text' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Correct 3 rows' })).toBeVisible()
  },
}

export const Replacing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Invoice 18'))
    await userEvent.keyboard('{Control>}f{/Control}')
    await userEvent.keyboard('invoice')
    await expect(await canvas.findByText('Found in 2 rows')).toBeVisible()
  },
}

export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Invoice 18'))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await expect(canvas.getByText('2 rows changed')).toBeVisible()
  },
}

const PREVIEW: RowPreview = {
  price: { amount: '120.00', fee: '0.20' },
  arrivesAt: '2026-11-24T10:00:00.000Z',
  isNewPayee: true,
}

export const Previewed: Story = {
  args: { previews: [PREVIEW] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'New recipients 1' }))
    await expect(canvas.getByText('Fee: €0.20')).toBeVisible()
  },
}

export const PreviewedNames: Story = {
  args: {
    previews: [
      { ...PREVIEW, nameCheck: { result: 'closeMatch', name: 'Lena Vogt' } },
      {
        ...PREVIEW,
        isNewPayee: false,
        nameCheck: { result: 'match' },
        formerAccount: {
          details: { iban: 'DE14900900900000000017' },
          paidAt: PREVIEW.arrivesAt ?? '',
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const filter = await canvas.findByRole('button', { name: 'Names that nearly match 1' })
    await userEvent.click(filter)
    await expect(canvas.getByText('The account is in the name of Lena Vogt')).toBeVisible()
  },
}

export const PreviewedPeople: Story = {
  args: {
    format: P2P,
    lines: [
      'email,amount,note',
      'ada@x.example,120,Rent',
      'bo@x.example,5,',
      'cleo@x.example,7,Shelf',
      'dan@x.example,7,Changed here',
      'eli,7,',
    ],
    previews: [
      { price: { amount: '120.00', fee: '0.25' }, payee: { name: 'Ada Klein' }, isNewPayee: false },
      { price: { amount: '5.00', fee: '0' }, payee: { name: 'Bo Lindqvist' }, isNewPayee: true },
      { price: { amount: '7.00', fee: '0.25' }, payee: {}, isNewPayee: true },
      { price: { amount: '7.00', fee: '0.25' }, isNewPayee: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.dblClick(await canvas.findByText('Changed here'))
    await userEvent.keyboard(' again{Enter}')
    await expect(canvas.getByText('Shown after saving')).toBeVisible()
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
