import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { sendNotice, storyBank } from '../testing/story-bank.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { NoticeToasts } from './notice-toasts.tsx'

const meta: Meta<typeof NoticeToasts> = {
  title: 'Notices/NoticeToasts',
  component: NoticeToasts,
  parameters: { person: 'ada' },
}
export default meta

type Story = StoryObj<typeof NoticeToasts>

const TO = 'ada@sixpence.example'
// They wait for five seconds after signing in.
const PATIENCE = { timeout: 20_000 }

const lineIsUp = (loaded: Record<string, unknown>) =>
  waitFor(() => expect(storyBank(loaded).sixpence.realtime.getSnapshot()).toBe('open'), PATIENCE)

const told = (wishes: readonly object[], last: RegExp): Story => ({
  play: async ({ canvasElement, loaded }) => {
    await lineIsUp(loaded)
    for (const wish of wishes) await sendNotice(storyBank(loaded), { to: TO, ...wish })
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(last, {}, PATIENCE)).toBeVisible()
  },
})

export const Refused = told(
  [
    {
      type: 'documentRejected',
      title: 'Your proof of address was not accepted',
      body: 'The date cannot be read. Send a picture of the whole page, taken by daylight.',
    },
  ],
  /proof of address/,
)

export const OfEachStatus = told(
  [
    { type: 'usernameChanged' },
    { type: 'cardClosed' },
    { type: 'smartContractRejected' },
    { type: 'info', title: 'This one waits for the others' },
  ],
  /contract was declined/,
)

export const NothingMoreToSee: Story = {
  args: { canOpen: () => false },
  ...told([{ type: 'smartContractCreated' }], /new contract/),
}

export const Opening: Story = {
  play: async ({ canvasElement, loaded }) => {
    await lineIsUp(loaded)
    await sendNotice(storyBank(loaded), { to: TO, type: 'batchPartially' })
    const page = within(canvasElement.ownerDocument.body)
    const open = await page.findByRole('button', { name: 'View batch' }, PATIENCE)
    await userEvent.click(open)
    await expect(open).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Offline: Story = {
  render: () => <ConnectionNotice />,
  play: async ({ canvasElement }) => {
    const { window: shown } = canvasElement.ownerDocument.defaultView ?? {}
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false })
    shown?.dispatchEvent(new Event('offline'))
    await expect(await within(canvasElement).findByText(/offline/)).toBeVisible()
    if (online) Object.defineProperty(Navigator.prototype, 'onLine', online)
  },
}
