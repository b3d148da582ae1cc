import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { breakBank, type StoryBank } from '../../testing/story-bank.ts'
import { SendMoney } from './send-money.tsx'

const meta: Meta = {
  title: 'Transfers/Send money',
  component: SendMoney,
  parameters: { person: 'ada', width: 'form' },
}
export default meta

/** Chooses the destination; the list opens outside the story's own element. */
async function toCountry(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Send without an IBAN' }))
  await userEvent.type(await canvas.findByRole('combobox', { name: /Country of/ }), name)
  const options = within(canvasElement.ownerDocument.body)
  await userEvent.click(await options.findByRole('option', { name }))
  return canvas
}

export const Untouched: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByLabelText('IBAN')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(await canvas.findByText('Enter the recipient’s name.')).toBeVisible()
    await expect(canvas.getByText('Fill in this field.')).toBeVisible()
  },
}

export const Ways: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('IBAN'), 'DE14900900900000000017')
    await userEvent.click(await canvas.findByRole('button', { name: 'Change' }))
    await expect(await canvas.findByRole('radio', { name: /SEPA/ })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /SWIFT/ })).not.toBeChecked()
  },
}

export const Wire: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await toCountry(canvasElement, 'United States')
    await userEvent.click(await canvas.findByRole('radio', { name: /SWIFT/ }))
    await userEvent.type(await canvas.findByLabelText('BIC (SWIFT)'), 'PRTRUS33')
    await userEvent.type(canvas.getByLabelText('Recipient gets'), '200')
    await expect(await canvas.findByText('Fee from what arrives')).toBeVisible()
    await expect(canvas.getByLabelText('Bank’s city')).toHaveValue('Chicago')
  },
}

export const WrongNumber: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const iban = await canvas.findByLabelText('IBAN')
    await userEvent.type(iban, 'DE15900900900000000017')
    await userEvent.tab()
    await expect(await canvas.findByText(/mistyped/)).toBeVisible()
  },
}

export const BankAndBranch: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await toCountry(canvasElement, 'Japan')
    await expect(await canvas.findByText('Choose the bank first.')).toBeVisible()
  },
}

/** Makes each request of this call fail. */
const failing = (method: string) => ({
  begin: (story: StoryBank) => breakBank(story, [{ match: { method }, fault: '503Before' }]),
})

const NOTHING_THERE = {
  changeAnswer: ({ ways, ...body }: { ways?: readonly object[] }) =>
    ways ? { ...body, ways: [] } : body,
}

export const NoWays: StoryObj = {
  parameters: NOTHING_THERE,
  play: async ({ canvasElement }) => {
    const canvas = await toCountry(canvasElement, 'Germany')
    await expect(await canvas.findByText('We can’t send money there yet')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Recipient’s name'), 'Lena Vogt')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    const told = 'We can’t send money there yet. Choose another country.'
    await expect(await canvas.findByText(told)).toBeVisible()
  },
}

export const WaysFailed: StoryObj = {
  parameters: failing('availableTransfersByCountryGet'),
  play: async ({ canvasElement }) => {
    const canvas = await toCountry(canvasElement, 'Germany')
    await expect(await canvas.findByText('We couldn’t load the ways to send')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const ListFailed: StoryObj = {
  parameters: failing('bankList'),
  play: async ({ canvasElement }) => {
    const canvas = await toCountry(canvasElement, 'Japan')
    await expect(await canvas.findByText('We couldn’t load the list')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const CountriesFailed: StoryObj = {
  parameters: failing('availableTransfersGet'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send without an IBAN' }))
    await expect(await canvas.findByText('We couldn’t load the countries')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const ToMyself: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'My own account' }))
    await expect(await canvas.findByText('The account must be in your name.')).toBeVisible()
  },
}
