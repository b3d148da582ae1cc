import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AccountList, useAccounts } from '../accounts/index.ts'
import { CardDetail, useCards } from '../cards/index.ts'
import { CashFlowChart } from '../charts/index.ts'
import { HistoryList } from '../history/index.ts'
import { Invoices } from '../invoices/index.ts'
import { MerchantPayments } from '../refunds/index.ts'
import { SignIn } from '../sign-in/index.ts'
import { payBookshop, type StoryBank } from '../testing/story-bank.ts'
import { P2pTransferForm } from '../transfers/index.ts'

/** Screens in the language of test, which is written from right to left. */
const meta: Meta = {
  title: 'Right to left/Screens',
  globals: { locale: 'ar' },
  parameters: { person: 'ada' },
}
export default meta
type Story = StoryObj

const AMOUNT = /\d\.\d\d\s€/

/** Returns the box around a text, or around a part of it. */
function boxOf(element: Element, part: string): DOMRect {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const at = texts.currentNode.textContent?.indexOf(part) ?? -1
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(texts.currentNode, at)
    range.setEnd(texts.currentNode, at + part.length)
    return range.getBoundingClientRect()
  }
  throw new Error(`There is no ${part}`)
}

const isLeftOf = (left: { x: number }, right: { x: number }) => expect(left.x).toBeLessThan(right.x)

const box = (element: Element | null | undefined) => {
  if (!element) throw new Error('It is missing')
  return element.getBoundingClientRect()
}

/** The digits of an amount come first from the left, as everywhere. */
async function readsAmount(within: HTMLElement) {
  const sign = boxOf(within, '€')
  const digits = boxOf(within, within.textContent?.match(/\d/)?.[0] ?? '')
  await isLeftOf(digits, sign)
}

const withOne = (role: 'table' | 'dialog' | 'list') => async (element: HTMLElement) =>
  within(element).findByRole(role)

export const SigningIn: Story = {
  parameters: { person: null, width: 'form' },
  render: () => <SignIn />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [email] = await canvas.findAllByRole('textbox')
    await expect(email?.closest('[dir]')).toHaveAttribute('dir', 'rtl')
    if (email) await userEvent.type(email, 'ada@sixpence.example')
    await expect(email).toHaveStyle({ textAlign: 'right', unicodeBidi: 'plaintext' })
  },
}

export const Accounts: Story = {
  render: () => <AccountList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const amount = await canvas.findByText(/12,480\.55/)
    await readsAmount(amount)
    await isLeftOf(box(amount), box(canvas.getByText('يورو')))
  },
}

export const History: Story = {
  render: () => <HistoryList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [row] = await canvas.findAllByRole('button', { name: /Vera K\./ })
    const arrow = row?.querySelector('.sp-icon-pointing')
    await isLeftOf(box(arrow), box(row?.querySelector('.sp-list-trailing')))
    await isLeftOf(box(row?.querySelector('.sp-list-main')), box(row?.querySelector('.sp-disc')))
    await expect(arrow).toHaveStyle({ scale: '-1 1' })
  },
}

export const Detail: Story = {
  render: () => <HistoryList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [row] = await canvas.findAllByRole('button', { name: /Vera K\./ })
    if (row) await userEvent.click(row)
    const dialog = await withOne('dialog')(canvasElement)
    const [amount] = await within(dialog).findAllByText(AMOUNT)
    if (amount) await readsAmount(amount)
    await isLeftOf(box(dialog.querySelector('dd')), box(dialog.querySelector('dt')))
  },
}

export const Transfer: Story = {
  parameters: { width: 'form' },
  render: () => <P2pTransferForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = await canvas.findByRole('button', { name: /0017/ })
    await userEvent.click(opener)
    const list = await within(canvasElement.ownerDocument.body).findByRole('listbox')
    await waitFor(() => expect(Math.abs(box(list).right - box(opener).right)).toBeLessThan(4))
    await expect(list.closest('[dir]')).toHaveAttribute('dir', 'rtl')
    await userEvent.keyboard('{Escape}')
    await isLeftOf(box(opener.querySelector('.sp-icon')), box(opener.querySelector('.sp-disc')))
  },
}

function FirstCard() {
  const { data: cards } = useCards()
  const [card] = cards?.physical ?? []
  return card ? <CardDetail accountId={card.accountId} /> : null
}

export const Card: Story = {
  parameters: { person: 'clara' },
  render: () => <FirstCard />,
  play: async ({ canvasElement }) => {
    const number = await within(canvasElement).findByText(/^•••• \d{4}$/)
    await isLeftOf(boxOf(number, '••••'), boxOf(number, number.textContent?.slice(-4) ?? ''))
  },
}

export const InvoiceTable: Story = {
  render: () => <Invoices linkOf={secret => `https://bank.example/invoice/${secret}`} />,
  play: async ({ canvasElement }) => {
    const table = await withOne('table')(canvasElement)
    const [first, ...others] = within(table).getAllByRole('columnheader')
    await isLeftOf(box(others.at(-1)), box(first))
    const [amount] = within(table).getAllByText(AMOUNT)
    if (amount) await readsAmount(amount)
  },
}

export const PagedTable: Story = {
  parameters: { person: 'ion', begin: (story: StoryBank) => payBookshop(story, '42.00') },
  render: () => <MerchantPayments />,
  play: async ({ canvasElement }) => {
    const table = await withOne('table')(canvasElement)
    const [name] = within(table).getAllByRole('rowheader')
    const [value] = within(table).getAllByText(AMOUNT)
    await isLeftOf(box(value), box(name))
  },
}

function FirstAccount() {
  const { open } = useAccounts()
  const [account] = open
  return account ? <CashFlowChart accountId={account.accountId} /> : null
}

/** The latest month is on the left, where a text ends. */
export const Months: Story = {
  render: () => <FirstAccount />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('slider')
    const months = canvasElement.querySelectorAll('.sp-bar-chart-labels > span')
    await isLeftOf(box([...months].at(-1)), box(months[0]))
    const chosen = box(canvasElement.querySelector('.sp-bar-chart-chosen'))
    await expect(Math.abs(chosen.x - box([...months].at(-1)).x)).toBeLessThan(4)
  },
}

export const Dates: Story = {
  render: () => <HistoryList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('listitem')
    await userEvent.click(canvas.getByRole('button', { name: /فيلتيرس/ }))
    const dialog = await withOne('dialog')(canvasElement)
    const [from, to] = dialog.querySelectorAll('input[type="date"]')
    await isLeftOf(box(to), box(from))
  },
}
