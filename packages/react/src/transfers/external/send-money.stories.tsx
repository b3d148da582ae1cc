import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SendMoney } from './send-money.tsx'

const meta: Meta = {
  title: 'Transfers/Send money',
  component: SendMoney,
  parameters: { person: 'ada', width: 'form' },
}
export default meta

const WAIT = { timeout: 10_000 }

/** Chooses where the money goes; the list opens outside of the story's own element. */
async function toCountry(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: /Country of/ }, WAIT))
  const options = within(canvasElement.ownerDocument.body)
  await userEvent.click(await options.findByRole('option', { name }, WAIT))
  return canvas
}

export const Untouched: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: /Country of/ }, WAIT)
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await expect(await canvas.findByText('Choose a country.', {}, WAIT)).toBeVisible()
  },
}

export const Ways: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await toCountry(canvasElement, 'Germany')
    await expect(await canvas.findByRole('radio', { name: /SEPA/ }, WAIT)).toBeChecked()
    await expect(canvas.getByRole('radio', { name: /SWIFT/ })).not.toBeChecked()
  },
}

export const Wire: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await toCountry(canvasElement, 'United States')
    await userEvent.click(await canvas.findByRole('radio', { name: /SWIFT/ }, WAIT))
    await userEvent.type(await canvas.findByLabelText('BIC (SWIFT)', {}, WAIT), 'PRTRUS33')
    await userEvent.type(canvas.getByLabelText('Amount that arrives'), '200')
    await expect(await canvas.findByText('Fee from what arrives', {}, WAIT)).toBeVisible()
    await expect(canvas.getByLabelText('Bank’s city')).toHaveValue('Chicago')
  },
}

export const WrongNumber: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await toCountry(canvasElement, 'Germany')
    const iban = await canvas.findByLabelText('IBAN', {}, WAIT)
    await userEvent.type(iban, 'DE15900900900000000017')
    await userEvent.tab()
    await expect(await canvas.findByText(/mistyped/, {}, WAIT)).toBeVisible()
  },
}

export const BankAndBranch: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = await toCountry(canvasElement, 'Japan')
    await expect(await canvas.findByText('Choose the bank first.', {}, WAIT)).toBeVisible()
  },
}

export const ToMyself: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: 'Myself' }, WAIT))
    await toCountry(canvasElement, 'Germany')
    await expect(
      await canvas.findByText('The account must be in your name.', {}, WAIT),
    ).toBeVisible()
  },
}
