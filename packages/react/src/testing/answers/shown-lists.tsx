import type { ReactNode } from 'react'
import { BusinessUsers } from '../../access/users/business-users.tsx'
import { AccountList } from '../../accounts/list/account-list.tsx'
import { Announcements } from '../../announcements/announcements.tsx'
import { RequestedPayments } from '../../approvals/detail/requested-payments.tsx'
import { DecidedRequests } from '../../approvals/lists/decided-requests.tsx'
import { BatchDetail } from '../../batches/batch-detail.tsx'
import { BatchList } from '../../batches/batch-list.tsx'
import { CardAuthorizations } from '../../cards/authorizations/card-authorizations.tsx'
import { CardList } from '../../cards/list/card-list.tsx'
import { Devices } from '../../devices/devices.tsx'
import { CompanyDocuments } from '../../documents/company-documents.tsx'
import { HistoryList } from '../../history/history-list.tsx'
import { RecentHistory } from '../../history/recent-history.tsx'
import { IdentityCheckHistory } from '../../identity-orders/identity-check-history.tsx'
import { IdentityChecks } from '../../identity-orders/identity-checks.tsx'
import { InvoiceList } from '../../invoices/list/invoice-list.tsx'
import { LegalInfo } from '../../legal/legal-info.tsx'
import { Logos } from '../../logos/logos.tsx'
import { AllowedIps } from '../../merchant/allowed-ips/allowed-ips.tsx'
import { ApiKeys } from '../../merchant/api-keys/api-keys.tsx'
import { ApiLog } from '../../merchant/api-log/api-log.tsx'
import { IpnHistory } from '../../merchant/ipn/ipn-history.tsx'
import { WebhookLog } from '../../merchant/webhook-log/webhook-log.tsx'
import { Webhooks } from '../../merchant/webhooks/webhooks.tsx'
import { NotificationSettings } from '../../notifications/notification-settings.tsx'
import { Preapproved } from '../../preapproved/preapproved.tsx'
import { EmailList } from '../../profile/emails/email-list.tsx'
import { LatestPayments } from '../../refunds/latest-payments.tsx'
import { MerchantPayments } from '../../refunds/merchant-payments.tsx'
import { ReputationAnswer } from '../../reputation/reputation-answer.tsx'
import { SavedButtons } from '../../saved-buttons/saved-buttons.tsx'
import { LoginHistory } from '../../security/activity/login-history.tsx'
import { StaffActs } from '../../security/activity/staff-acts.tsx'
import { Blacklist } from '../../security/blacklist/blacklist.tsx'
import { ExternalConsents } from '../../security/external-consents/external-consents.tsx'
import { IpAccessSettings } from '../../security/ip-access/ip-access.tsx'
import { TwoStepSettings } from '../../security/two-step/two-step-settings.tsx'
import { StatementList } from '../../statements/statement-list.tsx'
import { Installments } from '../../subscribers/installments.tsx'
import { Subscribers } from '../../subscribers/subscribers.tsx'
import { Takings } from '../../takings/takings.tsx'
import { EVERYDAY } from '../a-bank.ts'
import { PROGRESS } from '../batches/a-progress.ts'
import type { Answers } from './an-answering-bank.ts'
import { ADA } from '../a-sixpence.ts'
import { aKey } from '../merchant/a-merchant.tsx'
import { ExternalCards } from '../../transfers/cards/external-cards.tsx'

const listed = (file: string, list: ReactNode, answers: Answers) => ({ file, list, answers })

const NONE = { items: [], total: 0 }
const HISTORY = { transactions: [], total: 0, processingCount: 0, rejectedCount: 0 }
const ENTITY = { name: '', address: '', footerLines: [], phone: '', email: '', web: '' }
const BATCH = {
  id: '1',
  name: 'Wages',
  type: 'p2p',
  accountId: EVERYDAY.accountId,
  currencyCode: 'EUR',
  date: '2025-03-04T12:00:00.000Z',
  status: 'executed',
  amount: '120.00',
  fee: '0.25',
  paymentCount: 0,
  refusedCount: 0,
  cancelledCount: 0,
} as const

/** Every list, and the answers that it shows. */
export const LISTS = [
  listed('access/users/business-users', <BusinessUsers />, { users: { list: [] } }),
  listed('accounts/list/account-list', <AccountList />, { accounts: { list: [] } }),
  listed('announcements/announcements', <Announcements />, { announcements: { list: [] } }),
  listed(
    'approvals/detail/requested-payments',
    <RequestedPayments batchId="1" currencyCode="EUR" isWaiting />,
    { approvals: { batchPayments: NONE } },
  ),
  listed('approvals/lists/request-group', <DecidedRequests />, { approvals: { list: NONE } }),
  listed('batches/batch-detail', <BatchDetail id="1" />, {
    batches: { get: { batch: BATCH, payments: [], total: 0 }, status: PROGRESS },
  }),
  listed('batches/batch-list', <BatchList />, {
    batches: { list: { batches: [], total: 0 } },
  }),
  listed('cards/authorizations/card-authorizations', <CardAuthorizations accountId="1" />, {
    cards: { authorizations: NONE },
  }),
  listed('cards/list/card-list', <CardList kind="virtual" />, { accounts: { list: [] } }),
  listed('devices/devices', <Devices />, { devices: { list: [] } }),
  listed('documents/company-documents', <CompanyDocuments />, { documents: { list: [] } }),
  listed('history/history-list', <HistoryList />, { history: { list: HISTORY } }),
  listed('history/recent-history', <RecentHistory />, { history: { list: HISTORY } }),
  listed('identity-orders/identity-check-history', <IdentityCheckHistory />, {
    merchant: { identityOrders: [] },
  }),
  listed('identity-orders/identity-checks', <IdentityChecks />, {
    merchant: { identityOrders: [], identityFee: { amount: '1.00', currencyCode: 'EUR' } },
  }),
  listed(
    'invoices/list/invoice-list',
    <InvoiceList list="sent" status={undefined} onStatus={doNothing} onOpen={doNothing} />,
    { invoices: { listSent: NONE, openTotals: { sent: [], received: [] } } },
  ),
  listed('legal/legal-info', <LegalInfo />, {
    legal: { info: { regulatedEntity: ENTITY, agreements: [] } },
    customer: { get: ADA },
  }),
  listed('logos/logos', <Logos />, { merchant: { logos: [] } }),
  listed('merchant/allowed-ips/allowed-ips', <AllowedIps />, { merchant: { allowedIps: [] } }),
  listed('merchant/api-keys/api-keys', <ApiKeys />, { merchant: { apiKeys: [] } }),
  listed('merchant/api-log/api-log', <ApiLog />, {
    merchant: { apiKeys: [aKey()], apiRequests: [] },
  }),
  listed('merchant/ipn/ipn-history', <IpnHistory />, { merchant: { ipnMessages: NONE } }),
  listed('merchant/webhook-log/webhook-log', <WebhookLog />, {
    merchant: { webhookRequests: { items: [], count: 0 } },
  }),
  listed('merchant/webhooks/webhooks', <Webhooks />, { merchant: { webhooks: [] } }),
  listed('notifications/notification-settings', <NotificationSettings />, {
    notifications: { settings: [] },
  }),
  listed('preapproved/preapproved', <Preapproved />, { preapproved: { list: [] } }),
  listed('profile/emails/email-list', <EmailList mayChange />, { profile: { emails: [] } }),
  listed('refunds/latest-payments', <LatestPayments />, { merchant: { payments: NONE } }),
  listed('refunds/merchant-payments', <MerchantPayments />, { merchant: { payments: NONE } }),
  listed(
    'reputation/reputation-answer',
    <ReputationAnswer question={{ email: 'ben@sixpence.example' }} />,
    { merchant: { reputation: NONE } },
  ),
  listed('saved-buttons/saved-buttons', <SavedButtons />, {
    merchant: { savedButtons: { ...NONE, merchantName: 'Books', origins: [] } },
  }),
  listed('security/activity/login-history', <LoginHistory />, {
    security: { loginHistory: { entries: [], total: 0 } },
  }),
  listed('security/activity/staff-acts', <StaffActs />, {
    access: { staffActs: { acts: [], total: 0 } },
  }),
  listed('security/blacklist/blacklist', <Blacklist />, { security: { blacklist: [] } }),
  listed('security/external-consents/external-consents', <ExternalConsents />, {
    externalSignIn: { consents: [] },
  }),
  listed('security/ip-access/ip-access', <IpAccessSettings />, {
    security: { ipAccess: { items: [], isEnabled: false, currentIp: '203.0.113.7' } },
  }),
  listed('security/two-step/two-step-settings', <TwoStepSettings />, {
    security: {
      twoStepModes: {
        loginMode: 'no',
        loginModes: ['no'],
        transactionMode: 'none',
        transactionModes: ['none'],
      },
    },
  }),
  listed('statements/statement-list', <StatementList accountId="1" />, {
    statements: { list: { statements: [], total: 0 } },
  }),
  listed('subscribers/installments', <Installments subscriptionId="1" />, {
    merchant: { installments: [] },
  }),
  listed('subscribers/subscribers', <Subscribers />, { merchant: { subscribers: NONE } }),
  listed('takings/takings', <Takings />, {
    merchant: { takings: { fromDate: '', toDate: '', totals: [], days: [], buttons: [] } },
  }),
  listed('transfers/cards/external-cards', <ExternalCards />, { transfers: { externalCards: [] } }),
]

function doNothing() {}
