import type { TransactionRequest } from '@sixpence/core/approvals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { WithRequest } from '../testing/with-request.tsx'
import { breakBank, lastCode, storyBank, type StoryBank } from '../testing/story-bank.ts'
import { Approvals } from './deciding/approvals.tsx'
import { RequestDetail } from './detail/request-detail.tsx'
import { DecidedRequests } from './lists/decided-requests.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

const OWNER = 'ion@sixpence.example'

const meta: Meta<typeof RequestDetail> = {
  title: 'Approvals/Requests',
  component: RequestDetail,
  parameters: { person: 'ion', width: 'form' },
  render: (_args, { loaded }) => (
    <WithRequest bank={storyBank(loaded)}>{id => <RequestDetail id={id} />}</WithRequest>
  ),
}
export default meta
type Story = StoryObj<typeof RequestDetail>

const WAIT = { timeout: 30_000 }
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }, WAIT))
const dialogOf = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', {}, WAIT).then(within)

export const List: Story = {
  render: (_args, { loaded }) => (
    <WithRequest bank={storyBank(loaded)}>{() => <Approvals />}</WithRequest>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // A row is rendered again once the user's right to decide it is known.
    const [first] = await canvas.findAllByRole('checkbox', {}, WAIT)
    await expect(first).toBeInTheDocument()
    await expect(canvas.getByText('€25.25')).toBeVisible()
  },
}

export const Loading: Story = {
  render: () => <Approvals />,
  parameters: {
    begin: (story: StoryBank) => {
      const rule = { match: { method: 'transactionRequestList' }, fault: 'slow', afterMs: 20_000 }
      return breakBank(story, [rule])
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Loading requests/, {}, WAIT)).toBeInTheDocument()
  },
}

export const Failed: Story = {
  render: () => <Approvals />,
  parameters: {
    begin: (story: StoryBank) => {
      const rule = { match: { method: 'transactionRequestList' }, fault: '503Before' }
      return breakBank(story, [rule])
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We couldn’t load the requests', {}, WAIT)).toBeVisible()
  },
}

const CHANGED = { isNewPayee: true, hasChangedDetails: true, changes: ['price', 'balance'] }

/** Changes the bank's answer so that one request becomes three. */
const several = (change: object) => ({
  changeAnswer: ({ items, ...body }: { items?: readonly object[] }) => {
    const [first] = items ?? []
    if (!first) return { items, ...body }
    const many = [change, {}, {}].map((more, at) => ({ ...first, ...more, id: `request-${at}` }))
    return { ...body, items: many, total: many.length }
  },
})

export const Empty: Story = {
  render: () => <Approvals />,
  parameters: {
    changeAnswer: ({ items, ...body }: { items?: readonly object[] }) =>
      items ? { ...body, items: [], total: 0 } : body,
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Nothing to approve', {}, WAIT),
    ).toBeVisible()
  },
}

export const Many: Story = {
  ...List,
  parameters: several(CHANGED),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Price has changed', {}, WAIT)).toBeVisible()
    await expect(canvas.getAllByText('New recipient')).toHaveLength(3)
  },
}

export const OneSelected: Story = {
  ...List,
  parameters: several({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [, first] = await canvas.findAllByRole('checkbox', {}, WAIT)
    if (first) await userEvent.click(first)
    await expect(await canvas.findByText('1 selected')).toBeVisible()
  },
}

export const Results: Story = {
  render: (_args, { loaded }) => (
    <WithRequest bank={storyBank(loaded)}>
      {() => <WithRequest bank={storyBank(loaded)}>{() => <Approvals />}</WithRequest>}
    </WithRequest>
  ),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }, WAIT))
    await press(canvasElement, 'Approve')
    const dialog = await dialogOf(canvasElement)
    const code = await dialog.findByLabelText(/code/)
    await userEvent.type(code, await lastCode(storyBank(loaded), OWNER))
    const body = within(canvasElement.ownerDocument.body)
    await expect(await body.findByText(/^Done: /, {}, WAIT)).toBeVisible()
  },
}

const DECIDED: TransactionRequest = {
  id: 'request-approved',
  type: 'p2p',
  status: 'approved',
  createdBy: 'lena@sixpence.example',
  createdByName: 'Lena Vogel',
  createdAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-20T09:00:00.000Z',
  fromAccount: '1000000001',
  currencyCode: 'EUR',
  amount: '25.00',
  fee: '0.25',
  total: '25.25',
  beneficiary: 'Ada L.',
  beneficiaryEmail: 'ada@sixpence.example',
  beneficiaryKind: 'person',
  decidedAt: '2026-11-21T09:00:00.000Z',
  decidedByName: 'Sofia Reyes',
  isOwn: false,
}

export const Decided: Story = {
  render: () => <DecidedRequests />,
  parameters: {
    changeAnswer: ({ items, ...body }: { items?: readonly object[] }) => {
      if (!items) return body
      const reason = 'Paid last week'
      const declined = { ...DECIDED, id: 'request-declined', status: 'declined', reason }
      return { ...body, items: [DECIDED, declined], total: 2 }
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Approved by Sofia Reyes/, {}, WAIT)).toBeVisible()
    await expect(canvas.getByText(/Paid last week/)).toBeVisible()
  },
}

/** A page about something else. */
export const Waiting: Story = {
  render: (_args, { loaded }) => (
    <WithRequest bank={storyBank(loaded)}>{() => <WaitingRequests />}</WithRequest>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/payments? to approve/, {}, WAIT),
    ).toBeVisible()
  },
}

export const ToDecide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Approve' }, WAIT)).toBeVisible()
    await expect(canvas.getByText('€25.25')).toBeVisible()
  },
}

export const ByCode: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Approve')
    const dialog = await dialogOf(canvasElement)
    await expect(await dialog.findByLabelText(/code/)).toBeVisible()
  },
}

export const WrongCode: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Approve')
    const dialog = await dialogOf(canvasElement)
    await userEvent.type(await dialog.findByLabelText(/code/), '000000')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    await expect(await dialog.findByText(/That code isn’t right/, {}, WAIT)).toBeVisible()
  },
}

export const Approved: Story = {
  play: async ({ canvasElement, loaded }) => {
    await press(canvasElement, 'Approve')
    const dialog = await dialogOf(canvasElement)
    const code = await dialog.findByLabelText(/code/)
    await userEvent.type(code, await lastCode(storyBank(loaded), OWNER))
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText('Approved. The money has been sent.', {}, WAIT),
    ).toBeVisible()
  },
}

export const Declining: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Decline')
    const dialog = await dialogOf(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await expect(await dialog.findByText('Enter a reason.')).toBeVisible()
  },
}

export const Declined: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Decline')
    const dialog = await dialogOf(canvasElement)
    await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong invoice{Enter}')
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Declined. No money was sent.', {}, WAIT)).toBeVisible()
    await expect(await canvas.findByText('Wrong invoice')).toBeVisible()
  },
}

export const Expired: Story = {
  parameters: {
    changeAnswer: ({ request, ...body }: { request?: object }) =>
      request ? { ...body, request: { ...request, status: 'expired' } } : body,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/This request has expired/, {}, WAIT)).toBeVisible()
  },
}
