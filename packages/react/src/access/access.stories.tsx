import { access } from '@sixpence/core/access'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useSixpence } from '../provider/index.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { AccessList } from './access-list.tsx'
import { ActingBar } from './acting-bar.tsx'
import { CustomerSearch } from './customer-search.tsx'

const meta: Meta = { title: 'Access/Access', parameters: { width: 'form' } }
export default meta
type Story = StoryObj

export const Accesses: Story = {
  parameters: { person: 'lena' },
  render: () => <AccessList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const entry = await canvas.findByRole('button', { name: /Munteanu Books/ })
    await expect(entry).toBeVisible()
    await expect(canvas.getByText('Prepares payments')).toBeVisible()
  },
}

export const NobodyToActFor: Story = {
  parameters: { person: 'ines' },
  render: () => <AccessList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('You don’t act for anyone yet')).toBeVisible()
  },
}

export const SeveralTerms: Story = {
  parameters: { person: 'lucia' },
  render: () => <AcceptTerms />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(3)
  },
}

export const TermNotTicked: Story = {
  parameters: { person: 'kofi' },
  render: () => <AcceptTerms />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept and continue' }))
    await expect(canvas.getByText('Tick this box to continue.')).toBeVisible()
  },
}

export const NoTerms: Story = {
  parameters: { person: 'ada' },
  render: () => <AcceptTerms />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Nothing to accept')).toBeVisible()
  },
}

export const Acting: Story = {
  parameters: { person: 'lena', width: 'wide' },
  render: () => <ActingForBooks />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/Munteanu Books SRL/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Stop acting' })).toBeVisible()
  },
}

function ActingForBooks({ reason }: { reason?: string }) {
  const client = useSixpence().use(access)
  useEffect(() => void client.actFor({ customerId: 'customer-ion', reason }), [client, reason])
  return <ActingBar />
}

export const CustomersFound: Story = {
  parameters: { person: 'amara' },
  render: () => <CustomerSearch query="munteanu" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const found = await canvas.findByRole('button', { name: /Munteanu Books/ })
    await expect(found).toBeVisible()
  },
}

export const ReasonMissing: Story = {
  parameters: { person: 'amara' },
  render: () => <CustomerSearch query="munteanu" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /Munteanu Books/ }))
    await expect(canvas.getByText('Enter a reason the customer will understand.')).toBeVisible()
  },
}

export const LookingAfterACustomer: Story = {
  parameters: { person: 'amara', width: 'wide' },
  render: () => <ActingForBooks reason="Asked about a card" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      await canvas.findByText(/Munteanu Books SRL as a member of bank staff/),
    ).toBeVisible()
  },
}

export const NoCustomerFits: Story = {
  parameters: { person: 'amara' },
  render: () => <CustomerSearch query="nobody at all" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No customers found')).toBeVisible()
  },
}

export const QueryTooShort: Story = {
  parameters: { person: 'amara' },
  render: () => <CustomerSearch />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('Find a customer'), 'a{Enter}')
    await expect(canvas.getByText('Enter at least two characters.')).toBeVisible()
  },
}
