// @vitest-environment node
import { createSixpence } from '@sixpence/core'
import { browserPlatform } from '@sixpence/core/browser'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountList } from './accounts/index.ts'
import { CheckoutForm } from './checkouts/index.ts'
import { HistoryList } from './history/index.ts'
import { PaymentFlow } from './payments/index.ts'
import { IdleWarning, SignIn } from './sign-in/index.ts'
import { BankStore } from './store/index.ts'
import { InBank } from './testing/render-in-bank.tsx'
import { OwnTransferForm, P2pTransferForm } from './transfers/index.ts'

const sixpence = createSixpence({ api: 'https://bank.example', platform: browserPlatform() })
const said: unknown[][] = []
/** The store's own warnings on a busy machine, only in development. */
const SLOW = /took \d+ms, which is more than the warning threshold/

beforeEach(() => {
  said.length = 0
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => {
      if (!SLOW.test(String(words[0]))) said.push(words)
    })
})
afterEach(() => vi.restoreAllMocks())

const render = (children: ReactNode) =>
  renderToString(
    <InBank sixpence={sixpence}>
      <BankStore>{children}</BankStore>
    </InBank>,
  )

describe('on a server', () => {
  it.each<[string, ReactNode, string]>([
    ['OwnTransferForm', <OwnTransferForm key="" />, 'sp-skeleton'],
    ['P2pTransferForm', <P2pTransferForm key="" />, 'sp-skeleton'],
    ['AccountList', <AccountList key="" />, 'sp-skeleton'],
    ['HistoryList', <HistoryList key="" />, 'sp-skeleton'],
    ['CheckoutForm', <CheckoutForm key="" checkoutId="0" />, 'sp-skeleton'],
    ['PaymentFlow', <PaymentFlow key="" id="0" />, 'sp-skeleton'],
    ['SignIn', <SignIn key="" />, '<input'],
  ])('%s has something to show and nothing to warn of', (_name, component, markup) => {
    expect(typeof globalThis.document).toBe('undefined')
    expect(render(component)).toContain(markup)
    expect(said).toEqual([])
  })

  it('IdleWarning warns nobody', () => {
    expect(render(<IdleWarning />)).not.toContain('dialog')
    expect(said).toEqual([])
  })
})
