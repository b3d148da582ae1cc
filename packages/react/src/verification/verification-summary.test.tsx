import type { Sixpence } from '@sixpence/core'
import type { AccountStatusFacts } from '@sixpence/core/verification'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { CHECKED_FACTS } from '../testing/verification-facts.ts'
import { VerificationSummary } from './index.ts'

describe('VerificationSummary', () => {
  function renderSummary(facts: Partial<AccountStatusFacts>) {
    const accountStatus = vi.fn<Sixpence['verification']['accountStatus']>(async () => ({
      ...CHECKED_FACTS,
      ...facts,
    }))
    const { sixpence } = aBank({ verification: { accountStatus } })
    renderInBank(
      <BankStore>
        <VerificationSummary action={path => <a href={path}>Continue</a>} />
      </BankStore>,
      { sixpence },
    )
    return { accountStatus }
  }

  it('asks for the status alone, and leads nowhere where nothing is to be done', async () => {
    const { accountStatus } = renderSummary({})
    expect(await screen.findByText('You’re all set')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(accountStatus).toHaveBeenCalledOnce()
  })

  it('lists what there is to do, and leads to the bank', async () => {
    renderSummary({ isPhoneConfirmed: false })
    expect(await screen.findByText('Confirm your phone number')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/profile')
  })

  it('leads to the reasons of a limit', async () => {
    renderSummary({ limited: true })
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/limited-account')
  })
})
