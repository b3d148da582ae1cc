import type { Brand } from '@sixpence/core/brand'
import { SixpenceError } from '@sixpence/core/errors'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AccountList } from './accounts/index.ts'
import { BankStore } from './store/index.ts'
import { aBank } from './testing/a-bank.ts'
import { aSession, aSixpence } from './testing/a-sixpence.ts'
import { renderInBank } from './testing/render-in-bank.tsx'
import { SixpenceProvider, useSignInClient, useSixpence } from './provider/index.ts'

function Bank() {
  useSixpence()
  return null
}

function Session() {
  useSignInClient()
  return null
}

const { use: _domains, ...sessionOnly } = aSixpence()

describe('a component of the bank', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each<[where: string, page: ReactNode, sentence: string]>([
    [
      'outside of the provider',
      <Bank key="" />,
      'A component of the bank is outside of SixpenceProvider: put the provider around it',
    ],
    [
      'without a bank',
      <SixpenceProvider key="">
        <Bank />
      </SixpenceProvider>,
      'This component needs a bank: pass `sixpence`, from createBank or createSixpence, to SixpenceProvider',
    ],
    [
      'with only a session',
      <SixpenceProvider key="" sixpence={sessionOnly}>
        <Bank />
      </SixpenceProvider>,
      'SixpenceProvider has only a session here: pass `sixpence`, from createBank or createSixpence, to BankStore',
    ],
    [
      'without a session',
      <SixpenceProvider key="">
        <Session />
      </SixpenceProvider>,
      'This component needs a session: pass `sixpence`, from createBank, createSixpence or createSession, to SixpenceProvider',
    ],
  ])('says what to change %s', (_where, page, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(page)).toThrow(sentence)
  })

  it('names a brand without a name in the console', () => {
    const heard = vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = (
      <SixpenceProvider sixpence={aSixpence()} brand={{} as Brand}>
        <p />
      </SixpenceProvider>
    )
    render(page).rerender(page)
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      "Sixpence: `brand` has no projectName: take one from '@sixpence/brands', or leave it out",
    )
  })

  it('says that nobody is signed in to whoever never was', async () => {
    const out = () => Promise.reject(new SixpenceError('session_expired', 'session expired'))
    const { sixpence } = aBank({
      session: aSession({ status: 'signed_out', because: 'never' }),
      accounts: { list: out, rates: out },
    })
    renderInBank(
      <BankStore>
        <AccountList />
      </BankStore>,
      { sixpence },
    )
    expect(await screen.findByText('You’re signed out. Sign in to continue.')).toBeTruthy()
  })
})
