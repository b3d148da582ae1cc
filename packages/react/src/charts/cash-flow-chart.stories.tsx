import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useAccounts } from '../accounts/index.ts'
import { CashFlowChart } from './cash-flow-chart.tsx'

function OfFirstAccount() {
  const { data: accounts } = useAccounts()
  const [account] = accounts ?? []
  return account ? <CashFlowChart accountId={account.accountId} /> : null
}

const meta: Meta<typeof CashFlowChart> = {
  title: 'Charts/CashFlowChart',
  component: CashFlowChart,
  parameters: { person: 'ada' },
  render: () => <OfFirstAccount />,
}
export default meta
type Story = StoryObj<typeof CashFlowChart>

export const ByMonth: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('slider', { name: 'Month' })).toBeEnabled()
    await expect(canvas.getByText(/over the last 12 months/)).toBeVisible()
  },
}

export const ByType: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByLabelText('Group by'), 'type')
    await expect(await canvas.findByRole('slider', { name: 'Type' })).toBeEnabled()
  },
}

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('slider', { name: 'Month' })
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}

export const CannotBeFetched: Story = {
  render: () => <CashFlowChart accountId="none" />,
  parameters: { bank: false, person: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
