import type { Sixpence } from '@sixpence/core'
import type { ExternalConsent } from '@sixpence/core/external-sign-in'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { ExternalConsents } from './external-consents.tsx'

describe('ExternalConsents', () => {
  it('lists who may know the customer, and withdraws it', async () => {
    let consents: ExternalConsent[] = [
      {
        id: 'club',
        name: 'Harbour Club',
        shares: ['email'],
        grantedAt: '2026-11-21T09:00:00.000Z',
      },
    ]
    const withdraw = vi.fn<Sixpence['externalSignIn']['withdraw']>(async () => {
      consents = []
    })
    const { sixpence } = aBank({ externalSignIn: { consents: async () => consents, withdraw } })
    renderInBank(
      <BankStore>
        <ExternalConsents />
      </BankStore>,
      { sixpence },
    )
    expect(await screen.findByText('Harbour Club')).toBeDefined()
    await userEvent
      .setup()
      .click(screen.getByRole('button', { name: 'Withdraw from Harbour Club' }))
    expect(withdraw).toHaveBeenCalledExactlyOnceWith({ outsiderId: 'club' })
    expect(await screen.findByText('None yet')).toBeDefined()
  })
})
