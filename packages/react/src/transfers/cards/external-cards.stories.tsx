import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CardCollectorProvider } from '../../card-vault/index.ts'
import { aCardCollector } from '../../testing/a-card-collector.tsx'
import { breakBank, type StoryBank } from '../../testing/story-bank.ts'
import { ExternalCards } from './external-cards.tsx'

const { collector } = aCardCollector()

const meta: Meta<typeof ExternalCards> = {
  title: 'Transfers/Cards for payouts',
  component: ExternalCards,
  parameters: { person: 'ada', width: 'form' },
  decorators: [
    Story => (
      <CardCollectorProvider collector={collector}>
        <Story />
      </CardCollectorProvider>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof ExternalCards>

async function openDialog(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a card' }))
  const body = within(canvasElement.ownerDocument.body)
  const dialog = within(await body.findByRole('dialog'))
  return { dialog, number: await dialog.findByRole('textbox', { name: 'Card number' }) }
}

export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('VISA ending in 4242')).toBeVisible()
    await expect(canvas.getAllByText('Can’t be paid to')).toHaveLength(2)
  },
}

export const Empty: Story = {
  parameters: { person: 'nora' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No cards for payouts yet')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    begin: (story: StoryBank) =>
      breakBank(story, [{ match: { method: 'externalCardList' }, fault: '503Before' }]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, number } = await openDialog(canvasElement)
    await userEvent.type(number, '4242 4242 4242 4242')
    await expect(await dialog.findByLabelText('Name on the card')).toBeVisible()
  },
}

export const Blocked: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, number } = await openDialog(canvasElement)
    await userEvent.type(number, '4000 00')
    await expect(await dialog.findByText(/can’t be paid to/)).toBeVisible()
  },
}

export const WrongNumber: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, number } = await openDialog(canvasElement)
    await userEvent.type(number, '4242 42{Enter}')
    await expect(await dialog.findByText(/number is incorrect/)).toBeVisible()
  },
}
