import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { OwnTransferForm } from './own/own-transfer-form.tsx'
import { P2pTransferForm } from './p2p/p2p-transfer-form.tsx'

const meta: Meta = { title: 'Transfers/Forms', parameters: { person: 'ada', width: 'form' } }
export default meta

/** Chooses the destination; the list opens outside the story's own element. */
async function chooseTarget(canvasElement: HTMLElement, name: RegExp) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: /To$/ }))
  const options = within(canvasElement.ownerDocument.body)
  await userEvent.click(await options.findByRole('option', { name }))
  return canvas
}

export const OwnAcrossCurrencies: StoryObj = {
  render: () => <OwnTransferForm />,
  play: async ({ canvasElement }) => {
    const canvas = await chooseTarget(canvasElement, /\$/)
    await userEvent.type(canvas.getByLabelText('You receive'), '100')
    await expect(await canvas.findByText(/Rate with our margin/)).toBeVisible()
    await expect(canvas.getByLabelText('You send')).not.toHaveValue('')
  },
}

export const OwnAboveMaximum: StoryObj = {
  render: () => <OwnTransferForm />,
  play: async ({ canvasElement }) => {
    const canvas = await chooseTarget(canvasElement, /\$/)
    const amount = canvas.getByLabelText('You receive')
    await userEvent.type(amount, '9000000')
    await canvas.findByRole('button', { name: /maximum/i })
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
  },
}

export const OwnUntouched: StoryObj = {
  render: () => <OwnTransferForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }))
    await expect(canvas.getByText('Enter an amount.')).toBeVisible()
  },
}

export const OwnWithOneAccount: StoryObj = {
  parameters: { person: 'nora' },
  render: () => <OwnTransferForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You need two accounts')).toBeVisible()
  },
}

export const ToAPerson: StoryObj = {
  render: () => <P2pTransferForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const email = await canvas.findByLabelText(/email/)
    await userEvent.type(email, 'vera@sixpence.example')
    await userEvent.type(canvas.getByLabelText('Amount'), '25')
    await expect(await canvas.findByText('€25.25')).toBeVisible()
    await expect(await canvas.findByText(/Vera.* is a customer/)).toBeVisible()
  },
}

export const ToNobody: StoryObj = {
  render: () => <P2pTransferForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const email = await canvas.findByLabelText(/email/)
    await userEvent.type(email, 'nobody@sixpence.example')
    await expect(await canvas.findByText(/No customer/)).toBeVisible()
  },
}
