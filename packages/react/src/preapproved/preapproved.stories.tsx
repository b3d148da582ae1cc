import type { PreapprovedItem } from '@sixpence/core/preapproved'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { breakBank, type StoryBank } from '../testing/story-bank.ts'
import { Preapproved } from './preapproved.tsx'

const meta: Meta<typeof Preapproved> = {
  title: 'Preapproved/List',
  component: Preapproved,
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof Preapproved>

const RENT: PreapprovedItem = {
  id: 's-rent',
  type: 'ownTransfer',
  status: 'active',
  beneficiaryEmail: 'ada@sixpence.example',
  beneficiaryName: 'Ada Lane',
  fromAccount: '1000000001',
  toAccount: '1000000002',
  amount: '250.00',
  currencyCode: 'EUR',
  frequency: 'monthly',
  firstDate: '2026-01-31',
  nextDate: '2026-12-31',
  transactionsMade: 10,
  transactionsLeft: 2,
  userCancel: true,
}
const merchant = { type: 'merchant', beneficiaryEmail: 'ion@sixpence.example' } as const
const BOOKS = { ...RENT, ...merchant, beneficiaryName: 'Munteanu Books SRL' }
const ALL: readonly PreapprovedItem[] = [
  RENT,
  { ...BOOKS, id: 's-club', amount: '9.50', frequency: 'weekly', userCancel: false },
  {
    ...RENT,
    id: 's-stopped',
    status: 'stopped',
    amount: '900.00',
    nextDate: undefined,
    lastFault: { date: '2026-11-12', fault: 'funds' },
  },
  { ...BOOKS, id: 's-canceled', status: 'canceled', amount: '4.00', nextDate: undefined },
  {
    ...RENT,
    id: 's-done',
    status: 'completed',
    amount: '30.00',
    nextDate: undefined,
    transactionsLeft: 0,
  },
]

/** Changes the bank's answer to list these payments. */
const listed = (list: readonly PreapprovedItem[]) => ({
  changeAnswer: ({ items, ...body }: { items?: readonly object[] }) =>
    items ? { ...body, items: list, total: list.length } : body,
})

const broken = (rule: object) => ({ begin: (story: StoryBank) => breakBank(story, [rule]) })
const LIST = { match: { method: 'preapprovedList' } }
const pressCancel = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const [cancel] = await canvas.findAllByRole('button', { name: /^Cancel payment to/ })
  if (cancel) await userEvent.click(cancel)
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
}

/** Every state of a payment: its next dates, who may stop it, and why it stopped. */
export const List: Story = {
  parameters: listed(ALL),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('€250.00')).toBeVisible()
    await expect(canvas.getByText('Can’t be cancelled in the app')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(ALL.length)
  },
}

export const Filters: Story = {
  parameters: listed([RENT]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Filters'))
    await userEvent.type(canvas.getByLabelText('Amount from'), '100')
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'ownTransfer')
    await expect(await canvas.findByText('€250.00')).toBeVisible()
  },
}

export const NoAmount: Story = {
  parameters: listed([RENT]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Filters'))
    await userEvent.type(canvas.getByLabelText('Amount to'), 'a lot')
    await expect(await canvas.findByText('Enter an amount above zero')).toBeVisible()
  },
}

export const NoneFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Filters'))
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody')
    await expect(await canvas.findByText('Nothing matches these filters')).toBeVisible()
  },
}

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No repeating payments yet')
  },
}

export const Loading: Story = {
  parameters: broken({ ...LIST, fault: 'slow', afterMs: 20_000 }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Loading/)).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: broken({ ...LIST, fault: '503Before' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/We couldn’t load/)).toBeVisible()
  },
}

export const Cancelling: Story = {
  parameters: listed(ALL),
  play: async ({ canvasElement }) => {
    const dialog = await pressCancel(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Yes, cancel' })).toBeVisible()
  },
}

/** The bank doesn't know the payment. */
export const CancelFailed: Story = {
  parameters: listed(ALL),
  play: async ({ canvasElement }) => {
    const dialog = await pressCancel(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel' }))
    const body = within(canvasElement.ownerDocument.body)
    await expect(await body.findByRole('dialog', { name: 'Action Confirmation' })).toBeVisible()
    await expect(body.getByRole('alert')).toBeVisible()
  },
}
