import { approvals } from '@sixpence/core/approvals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useSixpence } from '../provider/index.ts'
import { Approvals } from './deciding/approvals.tsx'
import { RequestDetail } from './detail/request-detail.tsx'
import { DecidedRequests } from './lists/decided-requests.tsx'

const WAIT = { timeout: 30_000 }

/** The batch that waits for Nadia, opened by its name. */
function Opened() {
  const client = useSixpence().use(approvals)
  const [id, setId] = useState<string>()
  const open = async () => {
    const { items } = await client.list({ groupedTransactionType: 'mass' })
    setId(items[0]?.id)
  }
  if (id !== undefined) return <RequestDetail id={id} />
  return (
    <button type="button" className="sp-button" onClick={() => void open()}>
      Open the batch
    </button>
  )
}

const meta: Meta<typeof Approvals> = {
  title: 'Approvals/Batches',
  component: Approvals,
  parameters: { person: 'nadia', width: 'form' },
}
export default meta
type Story = StoryObj<typeof Approvals>

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }, WAIT))
const dialogOf = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', {}, WAIT).then(within)

/** One row with name, number of payments and total, and no checkbox. */
export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Suppliers, December', {}, WAIT)).toBeVisible()
    await expect(canvas.getByText(/4 payments/)).toBeVisible()
    await expect(canvas.getByText('New recipients: 2')).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const ToDecide: Story = {
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Open the batch')
    const canvas = within(canvasElement)
    const list = within(await canvas.findByRole('list', { name: 'Payments' }, WAIT))
    await expect(list.getAllByRole('listitem')).toHaveLength(4)
    await expect(list.getByText('New recipient')).toBeVisible()
    await expect(list.getByText('Recipient can’t be paid')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Approve' }, WAIT)).toBeVisible()
  },
}

const WAYS = [
  { currencyCode: 'EUR', rail: 'sepa', paymentCount: 1204, amount: '61024.90', fee: '2408.00' },
  {
    currencyCode: 'GBP',
    rail: 'fasterPayments',
    paymentCount: 37,
    amount: '8140.00',
    fee: '74.00',
  },
  { currencyCode: 'JPY', rail: 'local', paymentCount: 2, amount: '1250000', fee: '6.00' },
]

/** Its payments arrive in several currencies, by several ways. */
export const SeveralWays: Story = {
  render: () => <Opened />,
  parameters: {
    changeAnswer: ({ request, ...body }: { request?: object }) =>
      request ? { ...body, request: { ...request, totals: WAYS } } : body,
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Open the batch')
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Faster Payments', {}, WAIT)).toBeVisible()
    await expect(canvas.getByText(/1,250,000/)).toBeVisible()
  },
}

/** Nadia needs no code, so the approved payments are shown once more. */
export const Approving: Story = {
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Open the batch')
    await press(canvasElement, 'Approve')
    const dialog = await dialogOf(canvasElement)
    await expect(dialog.getByText('Approve the batch')).toBeVisible()
    await expect(dialog.getByText('€1,186.20')).toBeVisible()
  },
}

/** Three are paid, and the fourth shows its reason. */
export const PartlyPaid: Story = {
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Open the batch')
    await press(canvasElement, 'Approve')
    const dialog = await dialogOf(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Payments made: 3 of 4/, {}, WAIT)).toBeVisible()
    await expect(await canvas.findByText('Not paid', {}, WAIT)).toBeVisible()
    await expect(canvas.getAllByText('Paid')).toHaveLength(3)
  },
}

export const Declined: Story = {
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Open the batch')
    await press(canvasElement, 'Decline')
    const dialog = await dialogOf(canvasElement)
    await userEvent.type(dialog.getByLabelText('Reason'), 'One payment is wrong{Enter}')
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Declined. No money was sent.', {}, WAIT)).toBeVisible()
    await expect(await canvas.findByText('One payment is wrong')).toBeVisible()
  },
}

/** The user who submitted it follows it and may withdraw it. */
export const OwnRequest: Story = {
  render: () => <Opened />,
  parameters: {
    changeAnswer: ({ request, ...body }: { request?: object }) =>
      request ? { ...body, request: { ...request, isOwn: true } } : body,
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Open the batch')
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/You requested this batch/, {}, WAIT)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
  },
}

/** Among what was decided, with how many of its payments failed. */
export const Decided: Story = {
  render: () => <DecidedRequests />,
  parameters: {
    changeAnswer: ({ items, ...body }: { items?: readonly object[] }) =>
      items ? { ...body, items: [DECIDED], total: 1 } : body,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/1 payment failed/, {}, WAIT)).toBeVisible()
    await expect(canvas.getByText('Approved')).toBeVisible()
  },
}

const DECIDED = {
  id: 'request-of-batch',
  type: 'massP2p',
  batchId: 'batch-1',
  status: 'approved',
  createdBy: 'samir@sixpence.example',
  createdByName: 'Samir Aziz',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T09:00:00.000Z',
  fromAccount: '1000000001',
  currencyCode: 'EUR',
  amount: '1185.20',
  fee: '1.00',
  total: '1186.20',
  beneficiary: 'Suppliers, December',
  paymentCount: 4,
  refusedCount: 1,
  decidedAt: '2026-11-21T09:00:00.000Z',
  decidedByName: 'Nadia Haddad',
  isOwn: false,
}
