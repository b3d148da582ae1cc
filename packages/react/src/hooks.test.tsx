import { readdirSync, readFileSync } from 'node:fs'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import * as all from './index.ts'
import { EVERYDAY, RATES } from './testing/a-bank.ts'
import { aRequest } from './testing/a-request.tsx'
import { ADA } from './testing/a-sixpence.ts'
import { anAnsweringBank, LATE, type Answers } from './testing/answers/an-answering-bank.ts'
import { START } from './testing/answers/component-row.ts'
import { completeJsdom } from './testing/complete-jsdom.ts'
import { aCard } from './testing/render-cards.tsx'
import { InBank } from './testing/render-in-bank.tsx'
import { CHECKED_FACTS } from './testing/verification-facts.ts'
import type { Loading } from './store/index.ts'

interface Row {
  readonly name: string
  readonly read: () => Loading
  readonly answers: Answers
}

const NONE = { items: [], total: 0 } as never
const ONE = {} as never
const { accountId } = EVERYDAY
const ACCOUNTS: Answers = { accounts: { list: [EVERYDAY], rates: RATES } }
const merchant = (call: string, answer: unknown): Answers => ({ merchant: { [call]: answer } })
const INVOICE = { id: '1', currencyCode: 'EUR', total: '1.00' } as never
const SHOP = { offer: undefined } as never
const CARD = aCard()

const ATTEMPT = { buttonId: '1', attempt: '1-2-3-4' }
const LINK = { runId: '1', token: '1' }
const HISTORY = { transactions: [], total: 0, processingCount: 0, rejectedCount: 0 }

const row = (name: string, read: () => Loading, answers: Answers): Row => ({ name, read, answers })

const ROWS: readonly Row[] = [
  row('useAcceptTerms', () => all.useAcceptTerms(), START),
  row('useAccess', () => all.useAccess(), START),
  row('useAccount', () => all.useAccount(accountId), {
    accounts: { list: [EVERYDAY], addresses: [], crossPlatform: [] },
  }),
  row('useAccounts', () => all.useAccounts(), ACCOUNTS),
  row('useAddress', () => all.useAddress(), { accounts: { addresses: [ONE] } }),
  row('useAllowedIps', () => all.useAllowedIps(), merchant('allowedIps', [])),
  row('useAnnouncement', () => all.useAnnouncement('1'), { announcements: { open: ONE } }),
  row('useAnnouncements', () => all.useAnnouncements(), { announcements: { list: [] } }),
  row('useApiKeys', () => all.useApiKeys(), merchant('apiKeys', [])),
  row('useApiLog', () => all.useApiLog({ apiKeyId: '1' }), merchant('apiRequests', [])),
  row('useBalanceHistory', () => all.useBalanceHistory(30), {
    accounts: { list: [], rates: RATES, balanceHistory: ONE },
  }),
  row('useBatch', () => all.useBatch('1'), {
    batches: { get: { batch: ONE, payments: [], total: 0 } },
  }),
  row('useBatches', () => all.useBatches(), { batches: { list: { batches: [], total: 0 } } }),
  row('useBlacklist', () => all.useBlacklist(), { security: { blacklist: [] } }),
  row('useButtonCheckout', () => all.useButtonCheckout(ATTEMPT, doNothing), {
    checkouts: { showButton: SHOP, openByButton: ONE },
  }),
  row('useCard', () => all.useCard(CARD.accountId), { accounts: { list: [CARD] } }),
  row('useCardApplication', () => all.useCardApplication(), {
    accounts: { list: [EVERYDAY], addresses: [] },
    cards: { applyInfo: { cards: [], countries: [], countryCode: 'LT' } },
  }),
  row('useCardAuthorizations', () => all.useCardAuthorizations({ of: 'account', accountId }), {
    cards: { authorizations: NONE },
  }),
  row('useCardBin', () => all.useCardBin('411111'), {
    cards: { binInfo: { valid: true } as never, blockedBins: [] },
  }),
  row('useCards', () => all.useCards(), ACCOUNTS),
  row('useCashFlow', () => all.useCashFlow(accountId), { history: { cashFlow: ONE } }),
  row('useCheckout', () => all.useCheckout('1'), { ...ACCOUNTS, checkouts: { get: INVOICE } }),
  row('useCustomer', () => all.useCustomer(), { customer: { get: ADA } }),
  row('useDeviceApproval', () => all.useDeviceApproval({ id: '1', isApproved: false }), {
    devices: { approveMethods: [] },
  }),
  row('useDevices', () => all.useDevices(), { devices: { list: [] } }),
  row('useDictionary', () => all.useDictionary('countries'), { dictionaries: { read: [] } }),
  row('useDocuments', () => all.useDocuments(), { documents: { list: [] } }),
  row('useEmails', () => all.useEmails(), { profile: { emails: [] } }),
  row('useExport', () => all.useExport({}), { history: { exportFiles: [] } }),
  row('useExternalCards', () => all.useExternalCards(), { transfers: { externalCards: [] } }),
  row('useHistory', () => all.useHistory(), { history: { list: HISTORY } }),
  row('useIdentityCheck', () => all.useIdentityCheck({ onOpen: doNothing }), {
    identityCheck: { newest: { check: { runId: '1', status: 'approved' } } as never },
  }),
  row('useIdentityChecks', () => all.useIdentityChecks(), merchant('identityOrders', [])),
  row('useInstructions', () => all.useInstructions(accountId), { accounts: { instructions: [] } }),
  row('useInvoice', () => all.useInvoice('1'), { invoices: { get: INVOICE } }),
  row('useInvoiceForm', () => all.useInvoiceForm(), ACCOUNTS),
  row('useInvoices', () => all.useInvoices('sent'), { invoices: { listSent: NONE } }),
  row('useIpAccess', () => all.useIpAccess(), { security: { ipAccess: ONE } }),
  row('useIpnHistory', () => all.useIpnHistory(), merchant('ipnMessages', NONE)),
  row('useKeyUse', () => all.useKeyUse(), merchant('keyUse', ONE)),
  row('useLegalInfo', () => all.useLegalInfo(), { legal: { info: ONE } }),
  row('useLinkedInvoice', () => all.useLinkedInvoice('1'), { invoices: { getByLink: INVOICE } }),
  row('useLoginHistory', () => all.useLoginHistory(), {
    security: { loginHistory: { entries: [], total: 0 } },
  }),
  row('useLogos', () => all.useLogos(), merchant('logos', [])),
  row('useMerchantPayments', () => all.useMerchantPayments(), merchant('payments', NONE)),
  row('useNotificationSettings', () => all.useNotificationSettings(), {
    notifications: { settings: [] },
  }),
  row('useOpenTotals', () => all.useOpenTotals('sent'), {
    invoices: { openTotals: { sent: [], received: [] } },
  }),
  row('useOpenedCheck', () => all.useOpenedCheck(LINK), { identityCheck: { open: ONE } }),
  row('usePayInvoice', () => all.usePayInvoice(INVOICE), ACCOUNTS),
  row('usePreapproved', () => all.usePreapproved(), { preapproved: { list: [] } }),
  row('useProfile', () => all.useProfile(), { profile: { get: ONE } }),
  row('useRates', () => all.useRates(), ACCOUNTS),
  row('useRecentHistory', () => all.useRecentHistory(3), { history: { list: HISTORY } }),
  row(
    'useReputation',
    () => all.useReputation({ email: 'ben@sixpence.example' }),
    merchant('reputation', NONE),
  ),
  row('useRequest', () => all.useRequest('1'), { approvals: { find: aRequest() } }),
  row('useRequestCounts', () => all.useRequestCounts(), { approvals: { waitingCounts: ONE } }),
  row('useRequestedPayments', () => all.useRequestedPayments('1'), {
    approvals: { batchPayments: NONE },
  }),
  row('useRequests', () => all.useRequests('waiting'), { approvals: { list: NONE } }),
  row('useRequiredActions', () => all.useRequiredActions(), {
    verification: { accountStatus: CHECKED_FACTS },
  }),
  row('useSavedButtons', () => all.useSavedButtons(), merchant('savedButtons', ONE)),
  row('useStaffActs', () => all.useStaffActs(), { access: { staffActs: { acts: [], total: 0 } } }),
  row('useStartPage', () => all.useStartPage(), START),
  row('useStatements', () => all.useStatements(accountId), {
    statements: { list: { statements: [], total: 0 } },
  }),
  row('useSubscribers', () => all.useSubscribers({}), merchant('subscribers', NONE)),
  row('useTakings', () => all.useTakings({}), merchant('takings', ONE)),
  row('useTotals', () => all.useTotals(), ACCOUNTS),
  row('useTwoStep', () => all.useTwoStep(), { security: { twoStepModes: ONE } }),
  row('useUsers', () => all.useUsers(), { users: { list: [] } }),
  row('useVerification', () => all.useVerification(), {
    verification: { accountStatus: CHECKED_FACTS },
  }),
  row('useWallet', () => all.useWallet(accountId, 'USDT' as never), {
    accounts: { wallet: '0x1' },
  }),
  row(
    'useWebhookLog',
    () => all.useWebhookLog(),
    merchant('webhookRequests', { items: [], count: 0 }),
  ),
  row('useWebhooks', () => all.useWebhooks(), merchant('webhooks', [])),
]

/** Exported hooks that read, but whose result is about something else, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  useFundingInvoice: 'A form.',
  useMove: 'A form.',
  useNotificationSwitch: 'It only writes.',
  useOwnTransfer: 'A form.',
  useP2pTransfer: 'A form.',
  useSendMoney: 'A form.',
  useSignatureTrial: 'It only writes.',
  useUnreadNews: 'A number for a badge.',
}

const SOON = { interval: 5 }

function doNothing() {}

describe('every hook that reads', () => {
  it.each(ROWS)('$name returns data, error, isLoading and refetch', async row => {
    completeJsdom()
    const { sixpence, comeUp } = anAnsweringBank(row.answers, { isDown: true })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <InBank sixpence={sixpence}>
        <all.BankStore>{children}</all.BankStore>
      </InBank>
    )
    const { result } = renderHook(row.read, { wrapper })
    const now = () => result.current
    expect(now()).toMatchObject({ data: undefined, error: undefined, isLoading: true })
    await waitFor(() => expect(now()).toMatchObject({ error: LATE, isLoading: false }), SOON)
    expect(now().error).toBe(LATE)
    comeUp()
    act(() => now().refetch())
    await waitFor(() => expect(now()).toMatchObject({ error: undefined, isLoading: false }), SOON)
    await waitFor(() => expect(now().data).toBeDefined(), SOON)
  })

  it('is in the table above', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const reading = files
      .filter(file => /^(?!testing).*\/use-[\w-]+\.tsx?$/.test(file))
      .map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
      .filter(text => READS.test(text))
      .flatMap(text =>
        [...text.matchAll(/^export function (use\w+)/gm)].map(([, name = '']) => name),
      )
      .filter(name => name in all)
    const known = new Set([...ROWS.map(({ name }) => name), ...Object.keys(OTHERS)])
    expect(reading.filter(name => !known.has(name))).toEqual([])
  })
})

const READS =
  /\.use(Read|ReadIf|Pages|PagesIf)\(|\buse(Accounts|StartInfo|Verification|Totals|ReadLink)\(|loadStateOf/
