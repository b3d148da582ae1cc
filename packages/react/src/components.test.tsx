import { SixpenceError } from '@sixpence/core/errors'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import * as all from './index.ts'
import { EVERYDAY, RATES } from './testing/a-bank.ts'
import { aRequest } from './testing/a-request.tsx'
import { anAnsweringBank, LATE, type Answers } from './testing/answers/an-answering-bank.ts'
import { LISTS } from './testing/answers/shown-lists.tsx'
import { anInvoice } from './testing/invoices/an-invoice.ts'
import { aCard } from './testing/render-cards.tsx'
import { renderInBank } from './testing/render-in-bank.tsx'
import { CHECKED_FACTS } from './testing/verification-facts.ts'
import { ErrorView, hosted, Skeleton, type HostEvents } from './ui/index.ts'

type Placed = ReactElement<HostEvents>

const displayName = (component: unknown): string =>
  (component as { displayName?: string }).displayName ?? ''
const nameOf = (component: ReactNode): string => displayName((component as Placed).type)
const placed = (component: ReactNode, answers: Answers) => ({
  name: nameOf(component),
  component: component as Placed,
  answers,
})

const { accountId } = EVERYDAY
const ACCOUNTS = {
  list: [EVERYDAY],
  rates: RATES,
  addresses: [],
  crossPlatform: [],
  instructions: [],
}
const COMPONENTS = [
  ...LISTS.map(({ list, answers }) => placed(list, answers)).filter(({ name }) => name !== ''),
  placed(<all.AccountDetail accountId={accountId} />, { accounts: ACCOUNTS }),
  placed(<all.AnnouncementDetail id="1" />, {
    announcements: {
      open: { id: '1', isRead: true, title: '', body: '', publishedAt: DAY(), needsChoice: false },
    },
  }),
  placed(<all.Approvals />, { approvals: { list: { items: [], total: 0 } } }),
  placed(<all.CardDetail accountId={aCard().accountId} />, {
    accounts: { list: [aCard()] },
    cards: { authorizations: { items: [], total: 0 } },
  }),
  placed(<all.InvoiceDetail invoiceId="1" />, { invoices: { get: anInvoice() } }),
  placed(<all.OpenInvoices />, { invoices: { openTotals: { sent: [], received: [] } } }),
  placed(<all.OwnTransferForm />, { accounts: ACCOUNTS }),
  placed(<all.CashFlowChart accountId={accountId} />, {
    history: { cashFlow: { currencyCode: 'EUR', months: [], types: [] } },
  }),
  placed(<all.CheckoutForm checkoutId="1" />, {
    accounts: ACCOUNTS,
    checkouts: { get: { amount: '1.00', currencyCode: 'EUR' } as never },
  }),
  placed(<all.InvoiceForm />, { accounts: ACCOUNTS }),
  placed(<all.P2pTransferForm />, { accounts: ACCOUNTS }),
  placed(<all.RequiredActions />, { verification: { accountStatus: CHECKED_FACTS } }),
  placed(<all.RequestDetail id="1" />, { approvals: { find: aRequest() } }),
  placed(<all.Verification />, { verification: { accountStatus: CHECKED_FACTS } }),
]

function DAY() {
  return '2026-11-20T09:00:00.000Z'
}

describe('every component that loads something', () => {
  it.each(COMPONENTS)('$name reports why it failed, and when it is ready', async row => {
    const { name, component, answers } = row
    const { sixpence, comeUp } = anAnsweringBank(answers, { isDown: true })
    const own = { onReady: vi.fn<() => void>(), onError: vi.fn<() => void>() }
    const provider = { onReady: vi.fn<() => void>(), onError: vi.fn<() => void>() }
    const { container } = renderInBank(
      <all.BankStore>{cloneElement(component, own)}</all.BankStore>,
      { sixpence, ...provider },
    )
    const failure = [expect.objectContaining({ code: LATE.code }), { component: name }]
    await waitFor(() => expect(own.onError.mock.calls).toEqual([failure]), SOON)
    expect(own.onReady).not.toHaveBeenCalled()
    comeUp()
    await waitFor(() => {
      // Parts that load later fail later, too.
      for (const button of screen.queryAllByText('Try again')) fireEvent.click(button)
      expect(own.onReady.mock.calls).toEqual([[{ component: name }]])
    }, SOON)
    expect(container.querySelector('.sp-skeleton')).toBeNull()
    expect(provider.onReady.mock.calls).toEqual([[{ component: name }]])
    expect(provider.onError.mock.calls).toEqual([failure])
  })

  it('is in the table above', () => {
    const known = new Set([...COMPONENTS.map(({ name }) => name), ...ELSEWHERE])
    const exported: Readonly<Record<string, unknown>> = { ...all }
    const hosts = Object.keys(exported).filter(name => displayName(exported[name]) === name)
    expect(hosts.filter(name => !known.has(name))).toEqual([])
  })
})

/** Components that load nothing at first, or need more than these answers. */
const ELSEWHERE: readonly string[] = [
  'AcceptTerms',
  'AccessList',
  'AccountActivation',
  'AccountLetter',
  'AccountRecovery',
  'AccountTotals',
  'ActingBar',
  'AddCurrency',
  'AddExternalCard',
  'AddMoney',
  'AddressChange',
  'AddressList',
  'Attention',
  'BalanceChart',
  'BalanceHead',
  'ButtonBuilder',
  'ButtonCheckout',
  'CardApplication',
  'CardPin',
  'ChangePassword',
  'ConfirmCard',
  'CustomerSearch',
  'DocumentList',
  'DocumentUpload',
  'DueDiligenceForStaff',
  'EnablePush',
  'ExternalConsent',
  'FailingWebhooks',
  'HistoryExport',
  'IdentityCheck',
  'IdentityDocument',
  'IntegrationCheck',
  'InvoicePage',
  'Invoices',
  'IpnSettings',
  'KycForm',
  'LeftIdentityCheck',
  'LeftIdentityJob',
  'LimitReasons',
  'Migration',
  'NamedCheckout',
  'OldWebOffer',
  'OpenedIdentityCheck',
  'PayByLink',
  'PayByName',
  'PaymentFlow',
  'PersonalInfoForm',
  'PhoneCard',
  'Profile',
  'Reputation',
  'RequestMoney',
  'SecuritySettings',
  'SendMoney',
  'SignIn',
  'SignPapers',
  'Statements',
  'StatusBanner',
  'StatusForStaff',
  'TakingsSummary',
  'TaxNumber',
  'TransactionDetail',
  'Username',
  'VerificationSummary',
  'WaitingRequests',
]

const SOON = { interval: 5 }
const SECRET = new SixpenceError('refused', 'password=open-sesame', { newer: { iban: 'x' } })
const Failing = hosted('Failing', () => <ErrorView failure={SECRET} />)
const Waiting = hosted('Waiting', ({ isDone }: { isDone: boolean }) =>
  isDone ? <p>Done</p> : <Skeleton />,
)

describe('the events of a component', () => {
  it('hold no secrets', async () => {
    const onError = vi.fn<(error: SixpenceError) => void>()
    renderInBank(<Failing onError={onError} />)
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'refused', newer: undefined })
    expect(String(onError.mock.calls[0]?.[0].stack)).not.toContain('open-sesame')
  })

  it('are for the component that the host placed, and come once', async () => {
    const onReady = vi.fn<(event: object) => void>()
    const Outer = hosted('Outer', Waiting)
    const { rerenderInBank } = renderInBank(<Outer isDone={false} />, { onReady })
    await act(async () => {})
    expect(onReady).not.toHaveBeenCalled()
    for (const isDone of [true, false, true]) {
      rerenderInBank(<Outer isDone={isDone} />, { onReady })
      await act(async () => {})
    }
    expect(onReady.mock.calls).toEqual([[{ component: 'Outer' }]])
  })

  it('leave the screen in place where a listener throws', async () => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    const onReady = () => {
      throw new Error('of the host')
    }
    const { container } = renderInBank(<Waiting isDone onReady={onReady} />)
    await waitFor(() => expect(reported).toHaveBeenCalledOnce())
    expect(container.textContent).toBe('Done')
    vi.unstubAllGlobals()
  })
})
