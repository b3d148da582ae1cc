import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { WithRequest } from '../../testing/with-request.tsx'
import { lastCode, storyBank } from '../../testing/story-bank.ts'
import { RequestDetail } from '../detail/request-detail.tsx'
import { Approvals } from './approvals.tsx'

const meta: Meta<typeof RequestDetail> = {
  title: 'Approvals/Ways',
  component: RequestDetail,
  parameters: { person: 'ion', width: 'form' },
  render: (_args, { loaded }) => (
    <WithRequest bank={storyBank(loaded)}>{id => <RequestDetail id={id} />}</WithRequest>
  ),
}
export default meta
type Story = StoryObj<typeof RequestDetail>

const WAIT = { timeout: 10_000 }
const OWNER = 'ion@sixpence.example'

const dialogOf = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }, WAIT))
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog', {}, WAIT))
}

const ON_DEVICE = {
  approveType: 'push',
  approvalSentTo: undefined,
  availableApprovalMethods: ['push', 'otp'],
  endsAt: '2099-01-01T00:00:00.000Z',
  push: {
    identifier: '42',
    devices: [{ id: 'd1', code: 'A1', name: 'Ion’s phone', location: 'Iași' }],
  },
}

interface Answer {
  readonly approvalTransactionId?: string
  readonly validationErrors?: readonly { readonly param: string }[]
}

/** Ion enters a code. Others confirm on a device, whose answer this stands in for. */
const onDevice = (param: 'approvalPending' | 'approvalRefused') => ({
  changeAnswer: (body: Answer) => {
    if (body.approvalTransactionId !== undefined) return { ...body, ...ON_DEVICE }
    const isAnswer = body.validationErrors?.[0]?.param === 'approvalCode'
    return isAnswer ? { ...body, validationErrors: [{ param, description: 'no' }] } : body
  },
})

/** The waiting screen of a sign-in, with recipient and amount. */
export const OnDevice: Story = {
  parameters: onDevice('approvalPending'),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(await dialog.findByText('42')).toBeVisible()
    await expect(dialog.getByText('€25.25')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Use a code by email' })).toBeVisible()
  },
}

export const RejectedOnDevice: Story = {
  parameters: onDevice('approvalRefused'),
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(await dialog.findByText(/It was rejected on your device/, {}, WAIT)).toBeVisible()
  },
}

/** No code is needed, so the approved payments are shown once more. */
export const WithoutCode: Story = {
  parameters: {
    changeAnswer: ({ approvalTransactionId, ...body }: Answer) =>
      approvalTransactionId === undefined
        ? body
        : { responseCode: '00', approvalTransactionId, approveType: 'none' },
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement)
    await expect(await dialog.findByText(/You don’t need a code/)).toBeVisible()
  },
}

const FAILED = {
  transactionId: undefined,
  refusal: {
    responseCode: 'VF',
    responseDescription: 'Not enough.',
    validationErrors: [{ param: 'balance', description: 'Not enough.' }],
  },
}

/** All but one were paid, and the last shows its reason. */
export const PartlyFailed: Story = {
  render: (_args, { loaded }) => (
    <WithRequest bank={storyBank(loaded)}>
      {() => <WithRequest bank={storyBank(loaded)}>{() => <Approvals />}</WithRequest>}
    </WithRequest>
  ),
  parameters: {
    changeAnswer: ({ items = [], ...body }: { items?: readonly object[] }) => {
      // Only a list of results has items with just an id and a transaction.
      const isResults = items.length > 1 && items.every(item => Object.keys(item).length === 2)
      const refused = { ...items.at(-1), ...FAILED }
      return { ...body, items: isResults ? [...items.slice(0, -1), refused] : items }
    },
  },
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all' }, WAIT))
    const dialog = await dialogOf(canvasElement)
    const code = await lastCode(storyBank(loaded), OWNER)
    await userEvent.type(await dialog.findByLabelText(/code/), code)
    const body = within(canvasElement.ownerDocument.body)
    await expect(await body.findByText(/^Done: [12] of [23]\.$/, {}, WAIT)).toBeVisible()
    await expect(body.getByText('Not done')).toBeVisible()
  },
}
