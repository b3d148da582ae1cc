import { SixpenceError } from '@sixpence/core/errors'
import type { Legal } from '@sixpence/core/legal'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank, anAccount } from '../testing/a-bank.ts'
import { ADA, anAccess } from '../testing/a-sixpence.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { LegalInfo } from './legal-info.tsx'

const FILE = {
  fileName: 'account-agreement-2026-11-21.pdf',
  mediaType: 'application/pdf',
  bytes: Uint8Array.of(37, 80, 68, 70),
}

const saved: string[] = []

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
})

afterEach(() => {
  saved.length = 0
  vi.restoreAllMocks()
})

function renderLegal(
  change: Partial<Legal> = {},
  accounts = [anAccount()],
  access: ReturnType<typeof anAccess> = anAccess(),
) {
  const legal = {
    info: async () => ({
      regulatedEntity: {
        name: 'Aurelia Payments Ltd',
        address: '14 Goldsmith Row',
        footerLines: ['A fictitious payment institution.'],
        phone: '+44 20 7946 0110',
        email: 'letters@aurelia.example',
        web: 'https://www.aurelia.example',
      },
      agreements: [
        { id: 'account-agreement', title: 'Account agreement', acceptedAt: '2026-09-21T09:00:00Z' },
      ],
    }),
    agreement: vi.fn<Legal['agreement']>(async () => FILE),
    accountConfirmation: vi.fn<Legal['accountConfirmation']>(async () => FILE),
    ...change,
  }
  const { sixpence } = aBank({
    legal,
    access,
    customer: { get: async () => ADA },
    accounts: { list: async () => accounts },
  })
  renderInBank(
    <BankStore>
      <LegalInfo />
    </BankStore>,
    { sixpence },
  )
  return legal
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

describe('LegalInfo', () => {
  it('says who the bank is, as the bank says it (SEC-019, ROUTE-037, BRAND-008)', async () => {
    renderLegal()
    for (const said of ['Aurelia Payments Ltd', '14 Goldsmith Row', 'letters@aurelia.example']) {
      expect(await screen.findByText(said)).toBeTruthy()
    }
  })

  it('saves an agreement under its name and says so (SEC-023)', async () => {
    const { agreement } = renderLegal()
    await press('Download Account agreement')
    expect(await screen.findByText(`Saved as ${FILE.fileName}`)).toBeTruthy()
    expect(agreement).toHaveBeenCalledExactlyOnceWith({ id: 'account-agreement' })
    expect(saved).toEqual([FILE.fileName])
  })

  it('saves a letter about an account (API-036, GAP-66)', async () => {
    const { accountConfirmation } = renderLegal()
    await press('Download Euro · SP00000000001111')
    await screen.findByText(`Saved as ${FILE.fileName}`)
    expect(accountConfirmation).toHaveBeenCalledExactlyOnceWith({ accountId: 'SP00000000001111' })
  })

  it('has no letter about accounts of others, or closed ones', async () => {
    renderLegal({}, [anAccount({ customerId: 'ben' }), anAccount({ accountStatusId: 'closed' })])
    await screen.findByText('Account agreement')
    expect(screen.queryByRole('heading', { name: 'Account confirmations' })).toBeNull()
  })

  it('has letters about the accounts of whom the user acts for', async () => {
    const accounts = [anAccount({ customerId: 'ben' })]
    renderLegal({}, accounts, anAccess({ customerId: 'ben', isOther: true }))
    expect(await screen.findByRole('heading', { name: 'Account confirmations' })).toBeTruthy()
  })

  it('says why there is no file, and saves none', async () => {
    const refusal = new SixpenceError('offline', 'no')
    renderLegal({ agreement: vi.fn<Legal['agreement']>().mockRejectedValue(refusal) })
    await press('Download Account agreement')
    const row = await screen.findByText(/could not be reached|offline|connection/i)
    expect(row.closest('[role=status]')).not.toBeNull()
    expect(saved).toEqual([])
  })
})
