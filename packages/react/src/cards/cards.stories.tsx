import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CardVaultProvider, type CardVault } from '../card-vault/index.ts'
import { lastCode, storyBank, type StoryBank } from '../testing/story-bank.ts'
import { DebitCardAuthorizations } from './authorizations/card-authorizations.tsx'
import { CardDetail } from './detail/card-detail.tsx'
import { CardList } from './list/card-list.tsx'
import { CardPin } from './pin/card-pin.tsx'
import { useCards } from './list/use-cards.ts'

const meta: Meta<typeof CardList> = {
  title: 'Cards/Cards',
  component: CardList,
  args: { kind: 'physical' },
  parameters: { person: 'clara' },
}
export default meta
type Story = StoryObj<typeof CardList>

function FirstCard({ name }: { name?: string }) {
  const { data: cards } = useCards()
  const card = cards?.physical.find(one => name === undefined || one.cardAliasName === name)
  return card ? <CardDetail accountId={card.accountId} /> : null
}

function FirstPin() {
  const { data: cards } = useCards()
  const [card] = cards?.physical ?? []
  return card ? <CardPin accountId={card.accountId} /> : null
}

export const EveryStatus: Story = {
  parameters: { person: 'rafael' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /Everyday/ })).toBeVisible()
    await expect(canvas.getByText('Document needed')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { person: 'nora' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No physical card yet')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { bank: false, person: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Detail: Story = {
  render: () => <FirstCard />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Quay Books')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause card' }))
    await expect(await canvas.findByRole('button', { name: 'Resume card' })).toBeVisible()
  },
}

export const WithFraudMark: Story = {
  parameters: { person: 'milan' },
  render: () => <FirstCard />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const block = await canvas.findByRole('button', { name: 'Block card' })
    await expect(block).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Pause/ })).toBeNull()
  },
}

export const DebitCards: Story = {
  parameters: {
    person: 'nils',
    begin: ({ sixpence }: Pick<StoryBank, 'sixpence'>) =>
      sixpence.access.actFor({ customerId: 'customer-orla' }),
  },
  render: () => <DebitCardAuthorizations />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await expect(await canvas.findByText('12 of 12 payments')).toBeVisible()
  },
}

export const Pin: Story = {
  render: () => <FirstPin />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }))
    const code = await canvas.findByLabelText('Six-digit code')
    await userEvent.type(code, await lastCode(storyBank(loaded), 'clara@sixpence.example'))
    await expect(await canvas.findByRole('button', { name: 'Hold to show' })).toBeVisible()
  },
}

/** Stands in for a frame of the bank, which a story's bank inside the page cannot serve. */
const framed: CardVault = {
  show(place, { labels }, { onShown }) {
    const frame = document.createElement('iframe')
    frame.title = labels.title
    frame.height = '60'
    place.append(frame)
    onShown()
    return () => frame.remove()
  },
}

export const Details: Story = {
  render: () => (
    <CardVaultProvider vault={framed}>
      <FirstCard />
    </CardVaultProvider>
  ),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /Show card details/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send code' }))
    const code = await canvas.findByLabelText('Six-digit code')
    await userEvent.type(code, await lastCode(storyBank(loaded), 'clara@sixpence.example'))
    await expect(await canvas.findByTitle('Card details')).toBeVisible()
    await expect(canvas.getByText(/Hidden again in/)).toBeVisible()
  },
}
