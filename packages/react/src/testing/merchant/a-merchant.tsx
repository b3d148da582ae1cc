import type { Sixpence } from '@sixpence/core'
import type {
  AllowedIp,
  ApiKey,
  IpnMessage,
  Webhook,
  WebhookRequest,
} from '@sixpence/core/merchant'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { BankStore } from '../../store/index.ts'
import { ToastProvider } from '../../ui/index.ts'
import { aBank } from '../a-bank.ts'
import { renderInBank } from '../render-in-bank.tsx'

const AT = '2026-11-21T08:49:00.000Z'

export const aKey = (change: Partial<ApiKey> = {}): ApiKey => ({
  id: 'k1',
  customerId: 'ion',
  name: 'Till',
  enabled: true,
  prefix: 'sk_9fX2',
  createdAt: AT,
  ...change,
})

export const aWebhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: 'w1',
  customerId: 'ion',
  name: 'Shop',
  enabled: true,
  url: 'https://books.example/hooks',
  createdAt: AT,
  failures: 0,
  waiting: 0,
  ...change,
})

export const aRange = (change: Partial<AllowedIp> = {}): AllowedIp => ({
  id: 'a1',
  customerId: 'ion',
  name: 'Office',
  enabled: true,
  ipFrom: '203.0.113.7',
  ipTo: '203.0.113.9',
  ...change,
})

export const aWebhookRequest = (change: Partial<WebhookRequest> = {}): WebhookRequest => ({
  id: '19',
  messageId: 'e1',
  event: 'checkout.final',
  webhookId: 'w1',
  webhookName: 'Shop',
  date: AT,
  method: 'POST',
  host: 'books.example',
  path: '/hooks',
  httpStatus: 200,
  duration: 81,
  attempt: 1,
  request: '{"id":"e1"}',
  ...change,
})

export const anIpnMessage = (change: Partial<IpnMessage> = {}): IpnMessage => ({
  id: 'e1',
  date: AT,
  url: 'https://books.example/ipn',
  event: 'checkout.final',
  attempts: 1,
  confirmed: false,
  body: '{"id":"e1"}',
  ...change,
})

/** Renders a part of the merchant area at a bank with these answers. */
export function renderMerchant(
  node: ReactNode,
  merchant: Partial<Sixpence['merchant']>,
  more: Parameters<typeof aBank>[0] = {},
) {
  const { sixpence } = aBank({ merchant, ...more })
  renderInBank(
    <BankStore>
      <ToastProvider>{node}</ToastProvider>
    </BankStore>,
    { sixpence, onNavigate: () => undefined },
  )
  return userEvent.setup()
}

/** Runs an action of a row, by its menu. */
export async function act(user: ReturnType<typeof userEvent.setup>, name: string, what: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  const menu = within(await screen.findByRole('dialog', { name }))
  await user.click(menu.getByRole('button', { name: what }))
}
