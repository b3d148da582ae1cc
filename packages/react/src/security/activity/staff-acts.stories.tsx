import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, within } from 'storybook/test'
import { lookAfterCustomer, storyBank, type StoryBank } from '../../testing/story-bank.ts'
import { StaffActs } from './staff-acts.tsx'

const meta: Meta<typeof StaffActs> = {
  title: 'Security/StaffActs',
  component: StaffActs,
  parameters: { person: 'ada', width: 'form' },
}
export default meta
type Story = StoryObj<typeof StaffActs>

export const NobodyLooked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const text = 'No one has viewed your accounts'
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

export const StaffLooked: Story = {
  render: (_args, { loaded }) => <AfterStaff bank={storyBank(loaded)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Accounts and balances')).toBeVisible()
    await expect(canvas.getByText('Refused')).toBeVisible()
  },
}

function AfterStaff({ bank }: { bank: StoryBank }) {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    void lookAfterCustomer(bank, 'customer-ada').then(() => setDone(true))
  }, [bank])
  return isDone && <StaffActs />
}

export const CannotBeFetched: Story = {
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
