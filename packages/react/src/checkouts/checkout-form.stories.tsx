import type { Checkout } from '@sixpence/core/checkouts'
import type { PaymentIntent } from '@sixpence/core/payments'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { advanceClock, openCheckout, storyBank, type StoryBank } from '../testing/story-bank.ts'
import { CheckoutForm } from './checkout-form.tsx'

const HOUR_MS = 3_600_000
/** A change to a checkout before it is shown. */
type Before = (bank: StoryBank, checkoutId: string) => Promise<unknown>

const nothing: Before = async () => undefined

/** A checkout of the bookshop for 42.00 EUR, changed before it is shown. */
function Opened({ bank, before }: { bank: StoryBank; before: Before }) {
  const [checkoutId, setCheckoutId] = useState<string>()
  useEffect(() => {
    void openCheckout(bank, '42.00').then(async id => {
      await before(bank, id)
      setCheckoutId(id)
    })
  }, [bank, before])
  return checkoutId === undefined ? null : <CheckoutForm checkoutId={checkoutId} />
}

const after = (before: Before): NonNullable<Story['render']> =>
  function RenderOpened(_args, { loaded }) {
    return <Opened bank={storyBank(loaded)} before={before} />
  }

const meta: Meta = {
  title: 'Checkouts/CheckoutForm',
  component: CheckoutForm,
  parameters: { person: 'ada', width: 'form' },
  render: after(nothing),
}
export default meta
type Story = StoryObj

/** The answers of another bank with a different checkout. */
const saying =
  (change: Partial<Checkout>) =>
  ({ checkout, ...body }: { checkout?: Checkout }) =>
    checkout ? { ...body, checkout: { ...checkout, ...change } } : body

/** Pays a checkout from the first account, as the form would in another window. */
async function pay({ sixpence }: StoryBank, checkoutId: string): Promise<PaymentIntent> {
  const [account] = await sixpence.accounts.list()
  if (!account) throw new Error('There is no account to pay from')
  const shown = await sixpence.checkouts.get({ checkoutId })
  const { id } = await sixpence.payments.review({
    kind: 'checkout',
    order: {
      checkoutId,
      fromAccount: account.accountId,
      expectedAmount: shown.amount,
      expectedCurrencyCode: shown.currencyCode,
    },
    shown,
  })
  return sixpence.payments.send(id)
}

/** Checks the text shown when nothing can be paid, and the way back. */
const tells = (title: RegExp) =>
  async function play({ canvasElement }: { canvasElement: HTMLElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(title)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Back to Munteanu Books SRL' })).toBeVisible()
  }

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Pay €42.00' })).toBeVisible()
    await expect(canvas.getByText('Two atlases')).toBeVisible()
  },
}

export const ChoosingAnAccount: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /From$/ }))
    const options = within(canvasElement.ownerDocument.body)
    await expect(await options.findByRole('option', { name: /€/ })).toBeVisible()
    await expect(options.queryByRole('option', { name: /\$/ })).toBeNull()
  },
}

/** A customer without euros sees which currency is missing. */
export const NoAccountInTheCurrency: Story = {
  parameters: { changeAnswer: saying({ currencyCode: 'RON' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/don’t have an open/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

export const Pending: Story = {
  parameters: { person: 'vera' },
  render: after(pay),
  play: tells(/waiting for your approval/),
}

export const Paid: Story = { render: after(pay), play: tells(/has already been paid/) }

export const Expired: Story = {
  render: after(bank => advanceClock(bank, HOUR_MS)),
  play: tells(/has expired/),
}

/** This bank refuses when the shop's account is closed. The form learns it from the status. */
export const Refused: Story = {
  parameters: { changeAnswer: saying({ status: 'refused' }) },
  play: tells(/Payment refused/),
}

export const NotFound: Story = {
  render: () => <CheckoutForm checkoutId={'0'.repeat(32)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/couldn’t find that/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  render: () => <CheckoutForm checkoutId={'0'.repeat(32)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
