import { accounts } from '@sixpence/core/accounts'
import type { Bank } from '@sixpence/core/bank'
import { payments, type PaymentOrder } from '@sixpence/core/payments'
import { transfers } from '@sixpence/core/transfers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useSixpence } from '../provider/index.ts'
import { breakBank, lastCode, storyBank } from '../testing/story-bank.ts'
import { PaymentFlow } from './payment-flow.tsx'

const meta: Meta<typeof PaymentFlow> = {
  title: 'Payments/PaymentFlow',
  component: PaymentFlow,
  parameters: { person: 'ada', width: 'form' },
  render: () => <Opened amount="25.00" />,
}
export default meta
type Story = StoryObj<typeof PaymentFlow>

/** A payment to the bookshop, reviewed as by the form. */
function Opened({ amount }: { amount: string }) {
  const sixpence = useSixpence()
  const [id, setId] = useState<string>()
  useEffect(() => {
    void review(sixpence, amount).then(setId)
  }, [sixpence, amount])
  return id === undefined ? null : <PaymentFlow id={id} />
}

async function review(sixpence: Bank, amount: string): Promise<string> {
  const [account] = await sixpence.use(accounts).list()
  if (!account) throw new Error('There is no account to pay from')
  const fromAccount = account.accountId
  const quote = await sixpence.use(transfers).quoteP2p({ fromAccount, amount })
  const toEmail = 'ion@sixpence.example'
  const payment: PaymentOrder = {
    kind: 'p2pTransfer',
    order: { fromAccount, toEmail, amount, expectedFee: quote.fee, note: 'Two novels' },
    shown: { ...quote, payeeName: 'Munteanu Books SRL' },
  }
  return (await sixpence.use(payments).review(payment)).id
}

async function send(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: /^Send/ }))
  return canvas
}

export const Review: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Send €25.25' })).toBeVisible()
  },
}

export const Sending: Story = {
  play: async ({ canvasElement, loaded }) => {
    const rule = { match: { method: 'p2pTransfer' }, fault: 'slow', afterMs: 20_000 }
    await breakBank(storyBank(loaded), [rule])
    const canvas = await send(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /^Sending/ })).toBeVisible()
    await expect(canvas.getByText('€25.25')).toBeVisible()
  },
}

export const Unknown: Story = {
  play: async ({ canvasElement, loaded }) => {
    await breakBank(storyBank(loaded), [
      { match: { method: 'p2pTransfer' }, fault: 'dropAfterCommit' },
      { match: { method: 'paymentIntentGet' }, fault: '503Before' },
    ])
    const canvas = await send(canvasElement)
    await expect(await canvas.findByText(/Don’t send it again/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Send/ })).toBeNull()
  },
}

export const SentAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /^€25.00 sent to/ })).toBeVisible()
  },
}

export const ApprovedByCode: Story = {
  parameters: { person: 'vera' },
  play: async ({ canvasElement, loaded }) => {
    const canvas = await send(canvasElement)
    const code = await canvas.findByLabelText(/code/)
    await userEvent.type(code, await lastCode(storyBank(loaded), 'vera@sixpence.example'))
    await expect(await canvas.findByRole('heading', { name: /^€25.00 sent to/ })).toBeVisible()
  },
}

const ON_DEVICE = {
  approveType: 'push',
  endsAt: '2099-01-01T00:00:00.000Z',
  push: {
    identifier: '42',
    devices: [{ id: 'd1', code: 'A1', name: 'Vera’s phone', location: 'Galway' }],
  },
}

/** Vera gets a code; others approve on a device. */
export const ApprovedOnDevice: Story = {
  parameters: {
    person: 'vera',
    changeAnswer: ({ approval, ...body }: { approval?: object }) =>
      approval ? { ...body, approval: { ...approval, ...ON_DEVICE } } : body,
  },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    await expect(await canvas.findByText('Approve it on your device')).toBeVisible()
    await expect(canvas.getByText('Vera’s phone')).toBeVisible()
  },
}

const failing = (failure: string) => ({
  person: 'vera',
  changeAnswer: ({ approval, ...body }: { approval?: object }) =>
    approval ? { ...body, approval: { ...approval, ...ON_DEVICE, failure } } : body,
})

/** Somebody has rejected it on the device: the popup of a success, in its error mode. */
export const RejectedOnDevice: Story = {
  parameters: failing('rejected'),
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    await expect(await canvas.findByText('Transaction was rejected.')).toBeVisible()
    await expect(canvas.getByText('Failed transaction')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const TooLate: Story = {
  parameters: failing('expired'),
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    await expect(await canvas.findByText(/to approve it is no longer valid/)).toBeVisible()
  },
}

/** The sender's right doesn't include it. */
export const Requested: Story = {
  parameters: {
    person: 'vera',
    changeAnswer: ({ approval, ...body }: { approval?: object }) =>
      approval ? { ...body, approval: { ...approval, forOthers: true } } : body,
  },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    await expect(await canvas.findByText('Approval request created')).toBeVisible()
  },
}

export const HeldOtherwise: Story = {
  parameters: {
    person: 'vera',
    changeAnswer: ({ held, ...body }: { held?: object }) =>
      held ? { ...body, held: { ...held, amount: '52.00', total: '52.25' } } : body,
  },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    await expect(await canvas.findByText(/the details you’d approve/)).toBeVisible()
    await expect(canvas.getByText('€52.25')).toBeVisible()
  },
}

export const WrongCode: Story = {
  parameters: { person: 'vera' },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/code/), '000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }))
    await expect(await canvas.findByText(/That code isn’t right/)).toBeVisible()
  },
}

export const Refused: Story = {
  render: () => <Opened amount="9999.00" />,
  parameters: { person: 'nora' },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement)
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible()
  },
}

export const NotKnownHere: Story = {
  render: () => <PaymentFlow id="of-another-browser" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We can’t find this payment here')).toBeVisible()
  },
}
