import type { ExternalTransfer } from '@sixpence/core/transfers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TransferTrack } from './transfer-track.tsx'

const meta: Meta<typeof TransferTrack> = {
  title: 'History/TransferTrack',
  component: TransferTrack,
  args: { transactionId: 't-abroad' },
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof TransferTrack>

const SENT: ExternalTransfer = {
  transactionId: 't-abroad',
  kind: 'eft',
  rail: 'sepa',
  state: 'sent',
  sentAt: '2026-11-20T14:00:00.000Z',
  atPayeeBankAt: '2026-11-24T07:00:00.000Z',
  arrivesAt: '2026-11-24T09:00:00.000Z',
  payeeName: 'Lena Vogt',
  details: {},
  countryCode: 'DE',
  amount: '25.00',
  currency: 'EUR',
}

/** The story's bank doesn't know the transfer, so this stands in for another bank's answer. */
const answering = (change: Partial<ExternalTransfer>) => ({
  changeAnswer: (body: { responseCode?: string }) =>
    body.responseCode === '13'
      ? { responseCode: '00', responseDescription: '', transfer: { ...SENT, ...change } }
      : body,
})

const shows =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible()
  }

export const Sent: Story = {
  parameters: answering({}),
  play: shows(/^Expected/),
}

export const AtPayeeBank: Story = {
  parameters: answering({ state: 'atPayeeBank' }),
  play: shows(/^At the recipient/),
}

export const Arrived: Story = {
  parameters: answering({ state: 'arrived' }),
  play: shows(/^Arrived/),
}

export const Returned: Story = {
  parameters: answering({ state: 'returned', returnedAt: '2026-11-25T09:00:00.000Z' }),
  play: shows(/^Returned/),
}

export const Failed: Story = {
  play: shows(/We couldn’t/),
}
