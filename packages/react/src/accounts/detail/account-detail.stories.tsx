import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useAccounts } from '../use-accounts.ts'
import { AccountDetail } from './account-detail.tsx'

function FirstAccount() {
  const { open } = useAccounts()
  const [first] = open
  return (
    first && (
      <AccountDetail
        accountId={first.accountId}
        paymentForm="p2pTransfer"
        mayTransfer
        mayTakeCrypto
      />
    )
  )
}

const meta: Meta<typeof AccountDetail> = {
  title: 'Accounts/AccountDetail',
  component: AccountDetail,
  parameters: { person: 'ada', width: 'form' },
  render: () => <FirstAccount />,
}
export default meta
type Story = StoryObj<typeof AccountDetail>

export const WithMoney: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('€12,480.55')).toBeVisible()
  },
}

export const Wallet: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Add money' }))
    await userEvent.click(await page.findByRole('tab', { name: 'More' }))
    await userEvent.click(await page.findByRole('radio', { name: /BTC/ }))
    await expect(await page.findByRole('img', { name: /BTC/ })).toBeVisible()
    // No group breaks at any width: all are equally high.
    const groups = [...page.getByRole('dialog').querySelectorAll('.sp-group')]
    await expect(groups.map(({ textContent }) => textContent).join('')).toMatch(/^tb1q\w{40}$/)
    const heights = groups.map(group => group.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const Unknown: Story = {
  render: () => <AccountDetail accountId="0" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('No such account')).toBeVisible()
  },
}
