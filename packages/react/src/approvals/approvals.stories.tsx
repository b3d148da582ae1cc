import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ReactNode } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { requestPayment, lastCode, storyBank, type StoryBank } from '../testing/story-bank.ts'
import { RequestDetail } from './request-detail.tsx'
import { RequestList } from './request-list.tsx'
import { WaitingRequests } from './waiting-requests.tsx'

const OWNER = 'ion@sixpence.example'

const meta: Meta<typeof RequestDetail> = {
  title: 'Approvals/Requests',
  component: RequestDetail,
  parameters: { person: 'ion', width: 'form' },
  render: (_args, { loaded }) => (
    <Asked bank={storyBank(loaded)}>{id => <RequestDetail id={id} />}</Asked>
  ),
}
export default meta
type Story = StoryObj<typeof RequestDetail>

/** Waits until somebody has asked for a payment. */
function Asked({ bank, children }: { bank: StoryBank; children: (id: string) => ReactNode }) {
  const [id, setId] = useState<string>()
  useEffect(() => {
    void requestPayment(bank, '25.00').then(setId)
  }, [bank])
  return id === undefined ? null : children(id)
}

const WAIT = { timeout: 10_000 }
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }, WAIT))
const dialogOf = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.body).findByRole('dialog', {}, WAIT).then(within)

export const List: Story = {
  render: (_args, { loaded }) => <Asked bank={storyBank(loaded)}>{() => <RequestList />}</Asked>,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('€25.00', {}, WAIT)).toBeVisible()
  },
}

/** On a screen that is about something else. */
export const Waiting: Story = {
  render: (_args, { loaded }) => (
    <Asked bank={storyBank(loaded)}>{() => <WaitingRequests />}</Asked>
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
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
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
