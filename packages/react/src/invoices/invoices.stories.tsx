import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { breakBank, storyBank, type StoryBank } from '../testing/story-bank.ts'
import { InvoiceForm, InvoicePage, Invoices } from './index.ts'

const meta: Meta<typeof Invoices> = {
  title: 'Invoices/Invoices',
  component: Invoices,
  parameters: { person: 'ada' },
  args: { linkOf: secret => `https://bank.example/invoice/${secret}` },
}
export default meta
type Story = StoryObj<typeof Invoices>

const WAIT = { timeout: 15_000 }
const LIST = { match: { method: 'invoiceReceivedList' } }
const broken = (rule: object) => ({ begin: (story: StoryBank) => breakBank(story, [rule]) })

const bodyOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

/** Opens the row of one status. */
async function open(canvasElement: HTMLElement, status: string) {
  const canvas = within(canvasElement)
  const table = within(await canvas.findByRole('table', {}, WAIT))
  const row = (await table.findAllByText(status))[0]?.closest('tr')
  if (row) await userEvent.click(within(row).getByRole('button'))
  return within(await bodyOf(canvasElement).findByRole('dialog', { name: 'Invoice' }))
}

const press = async (within: Awaited<ReturnType<typeof open>>, name: string) =>
  userEvent.click(await within.findByRole('button', { name }, WAIT))

/** Shows each status and the due date. */
export const Received: Story = {
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', {}, WAIT))
    for (const status of ['Awaiting payment', 'Overdue', 'Paid', 'Declined'])
      await expect(table.getByText(status)).toBeVisible()
  },
}

export const Sent: Story = {
  parameters: { person: 'ion' },
  args: { search: { list: 'sent' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('table', { name: 'Sent' }, WAIT)).toBeVisible()
  },
}

export const NoneOfThisStatus: Story = {
  args: { search: { status: 'pendingApproval' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No invoices with this status', {}, WAIT)).toBeVisible()
  },
}

export const None: Story = {
  args: { search: { list: 'sent' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You haven’t asked for money yet', {}, WAIT)
  },
}

export const Loading: Story = {
  parameters: broken({ ...LIST, fault: 'slow', afterMs: 20_000 }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Loading your/)).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: broken({ ...LIST, fault: '503Before' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('We couldn’t load your invoices', {}, WAIT)).toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const view = await open(canvasElement, 'Awaiting payment')
    await expect(await view.findByText(/^Written by/, {}, WAIT)).toBeVisible()
  },
}

export const Paying: Story = {
  play: async ({ canvasElement }) => {
    await press(await open(canvasElement, 'Awaiting payment'), 'Pay')
    const popup = bodyOf(canvasElement)
    await expect(await popup.findByRole('button', { name: /^Pay €/ }, WAIT)).toBeVisible()
  },
}

export const Rejecting: Story = {
  play: async ({ canvasElement }) => {
    await press(await open(canvasElement, 'Awaiting payment'), 'Decline')
    const popup = bodyOf(canvasElement)
    await expect(await popup.findByLabelText('Message to the sender')).toBeVisible()
  },
}

export const UnknownSender: Story = {
  play: async ({ canvasElement }) => {
    await press(await open(canvasElement, 'Awaiting payment'), 'I don’t know this sender')
    const popup = bodyOf(canvasElement)
    await expect(await popup.findByRole('button', { name: 'I don’t know them' })).toBeVisible()
  },
}

export const WithTheReasonOfItsRejection: Story = {
  play: async ({ canvasElement }) => {
    const view = await open(canvasElement, 'Declined')
    await expect(await view.findByText(/^Why/, {}, WAIT)).toBeVisible()
  },
}

export const Link: Story = {
  parameters: { person: 'ion' },
  args: { search: { list: 'sent' } },
  render: args => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const view = await open(canvasElement, 'Awaiting payment')
    await press(view, 'Make a link')
    await expect(await view.findByLabelText('Link to the invoice', {}, WAIT)).toBeVisible()
  },
}

/** Stands in for a host that keeps the search in its address. */
function Kept({ search: first = {}, ...args }: Parameters<typeof Invoices>[0]) {
  const [search, seek] = useState(first)
  return <Invoices {...args} search={search} onSearchChange={seek} />
}

async function fill(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.type(
    await canvas.findByLabelText('Payer’s email', {}, WAIT),
    'ben@sixpence.example',
  )
  await userEvent.type(canvas.getByLabelText('Amount'), '40')
  await userEvent.type(canvas.getByLabelText('Message (optional)'), 'For the boat')
  await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
  return canvas
}

const form = { parameters: { person: 'ada', width: 'form' }, render: () => <InvoiceForm /> }

export const Form: Story = {
  ...form,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }, WAIT))
    await expect(await canvas.findByText('Enter the payer’s email.')).toBeVisible()
  },
}

export const Preview: Story = {
  ...form,
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    await expect(await canvas.findByText('This is what they’ll see')).toBeVisible()
  },
}

export const Created: Story = {
  ...form,
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send invoice' }))
    await expect(await canvas.findByText('Invoice sent', {}, WAIT)).toBeVisible()
  },
}

export const NotCreated: Story = {
  ...form,
  parameters: {
    ...form.parameters,
    ...broken({ match: { method: 'invoiceCreate' }, fault: '503Before' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = await fill(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send invoice' }))
    await expect(
      await canvas.findByText('Failed to generate invoice. Please, try again.', {}, WAIT),
    ).toBeVisible()
  },
}

/** Shows the page that a link leads to, for a new invoice. */
function Linked({ bank }: { bank: StoryBank }) {
  const [secret, setSecret] = useState<string>()
  useEffect(() => {
    void newLink(bank).then(setSecret)
  }, [bank])
  return secret === undefined ? null : <InvoicePage invoiceSecret={secret} />
}

async function newLink({ sixpence: { invoices } }: StoryBank): Promise<string> {
  const { id } = await invoices.create(
    {
      toEmail: 'nobody@elsewhere.example',
      amount: '12.50',
      currency: 'EUR',
      dueDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      noteBody: 'Call +44 20 7946 0000 at once\n<a href="https://evil.example">or here</a>',
    },
    { key: `story-key-${crypto.randomUUID()}` },
  )
  return (await invoices.createLink({ invoiceId: id })).invoiceSecret
}

export const Page: Story = {
  parameters: { person: 'ada', width: 'form' },
  render: (_args, { loaded }) => <Linked bank={storyBank(loaded)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Invoice from/, {}, WAIT)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /here/ })).toBeNull()
  },
}

export const PageOfNoLink: Story = {
  parameters: { person: undefined, width: 'form' },
  render: () => <InvoicePage invoiceSecret={'x'.repeat(43)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('This link leads nowhere', {}, WAIT)).toBeVisible()
  },
}
