import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AddressChange } from './address-change.tsx'

const meta: Meta<typeof AddressChange> = {
  title: 'Cards/Address change',
  component: AddressChange,
  parameters: { person: 'rafael', width: 'form' },
}
export default meta
type Story = StoryObj<typeof AddressChange>

export const EndsCards: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Add address' }))
    await canvas.findByRole('option', { name: 'United Kingdom' })
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'GB')
    await userEvent.type(canvas.getByLabelText('Street and number'), '2 Dock Row')
    await userEvent.type(canvas.getByLabelText('Town or city'), 'London')
    await userEvent.type(canvas.getByLabelText('Postcode'), 'E14 9XX')
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await expect(dialog.getByText('Travel')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save and cancel cards' })).toBeVisible()
  },
}

export const Found: Story = {
  args: { isOpen: true },
  parameters: { person: 'ada' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const search = await canvas.findByRole('combobox', { name: 'Find your address' })
    await userEvent.type(search, '9 mill galway')
    await canvas.findByRole('option', { name: '9 Mill Street, Galway H91 X2Y3' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await canvas.findByDisplayValue('9 Mill Street')
    await expect(canvas.getByLabelText('Eircode')).toHaveValue('H91 X2Y3')
  },
}

export const Known: Story = {
  parameters: { person: 'ada' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/4 Quay Lane/)).toBeVisible()
  },
}

export const OnlyToRead: Story = {
  args: { mayChange: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Confirmed')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
