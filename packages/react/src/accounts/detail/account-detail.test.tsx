import { SixpenceError, type PaymentInstruction, type Sixpence } from '@sixpence/core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank, anAccount, EVERYDAY, RATES } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { AccountDetail, type AccountDetailProps } from './account-detail.tsx'
import { AddCurrency } from '../currency/add-currency.tsx'

type Accounts = Sixpence['accounts']

const SEPA: PaymentInstruction = {
  id: 'sepa',
  method: 'sepa',
  currencyCode: 'EUR',
  bankAccountNumber: 'GB33SIXP04007500001111',
  beneficiaryName: 'Ada Lindholm',
  bankName: 'Sixpence Sandbox Ltd',
  bankAddress: '1 Mint Street, London',
  bic: 'SIXPGB2LXXX',
}
const WIRE: PaymentInstruction = { ...SEPA, id: 'wire', method: 'wire', reference: '1111' }

function aBankOf(change: Partial<Accounts> = {}) {
  const viewed = new Set<string>()
  const markInstructionViewed = vi.fn<Accounts['markInstructionViewed']>(
    async ({ instructionId }) => void viewed.add(instructionId),
  )
  const accounts: Partial<Accounts> = {
    instructions: async () =>
      [SEPA, WIRE].map(one =>
        viewed.has(one.id) ? { ...one, viewedAt: '2026-11-20T10:00:00.000Z' } : one,
      ),
    markInstructionViewed,
    wallet: async ({ currencyCode }) => `address-of-${currencyCode}`,
    addresses: async () => [
      {
        addressId: 'address-1',
        address1: '4 Quay Lane',
        city: 'Galway',
        postalCode: 'H91',
        countryCode: 'IE',
        addressStatus: 2,
        confirmed: true,
      },
    ],
    crossPlatform: async () => [
      { code: 'accountActive', isMet: true },
      { code: 'phoneLinked', isMet: false },
    ],
    ...change,
  }
  return { markInstructionViewed, ...aBank({ accounts }) }
}

function renderDetail(props: Partial<AccountDetailProps> = {}, change: Partial<Accounts> = {}) {
  const { sixpence, markInstructionViewed } = aBankOf(change)
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const user = userEvent.setup()
  renderInBank(
    <BankStore>
      <AccountDetail accountId={EVERYDAY.accountId} {...props} />
    </BankStore>,
    { sixpence, onNavigate },
  )
  return { user, onNavigate, markInstructionViewed }
}

const open = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Add money' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add money' }))
  await dialog.findByRole('radio', { name: /SEPA/ })
  return dialog
}

describe('AccountDetail', () => {
  it('tells what is on the account, its number and where its holder is (ACCT-009)', async () => {
    renderDetail()
    expect(await screen.findByText('€1,000.00')).toBeDefined()
    expect(screen.getByText(EVERYDAY.accountId)).toBeDefined()
    expect(await screen.findByText(/4 Quay Lane, H91 Galway, Ireland/)).toBeDefined()
  })

  it('says that not all is there, and asks again for the rest', async () => {
    const crossPlatform = vi
      .fn<Accounts['crossPlatform']>(async () => [{ code: 'phoneLinked', isMet: false }])
      .mockRejectedValueOnce(new SixpenceError('timeout', 'late'))
    const { user } = renderDetail({}, { crossPlatform })
    expect(await screen.findByText(/everything about this account/)).toBeDefined()
    expect(screen.getByText('€1,000.00')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'On our other platforms' })).toBeDefined()
    expect(screen.queryByText(/everything about this account/)).toBeNull()
  })

  it('copies the number', async () => {
    const { user } = renderDetail()
    await user.click(await screen.findByRole('button', { name: 'Copy: Account number' }))
    expect(await screen.findByText('Copied')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(EVERYDAY.accountId)
  })

  it('lists what is missing on other platforms (ACCT-015)', async () => {
    renderDetail()
    const list = await screen.findByRole('list', { name: 'On our other platforms' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringMatching(/active.*Done/),
      expect.stringMatching(/phone.*Missing/),
    ])
  })

  it('says nothing of other platforms where nothing is missing', async () => {
    renderDetail({}, { crossPlatform: async () => [{ code: 'phoneLinked', isMet: true }] })
    await screen.findByText('€1,000.00')
    expect(screen.queryByText('On our other platforms')).toBeNull()
  })

  it('shows how to pay in, and has the bank remember it (ACCT-010, ACCT-011)', async () => {
    const { user, markInstructionViewed } = renderDetail()
    const dialog = await open(user)
    expect(dialog.getByText(SEPA.bankAccountNumber)).toBeDefined()
    await waitFor(() =>
      expect(markInstructionViewed).toHaveBeenCalledWith({
        accountId: EVERYDAY.accountId,
        instructionId: 'sepa',
      }),
    )
    expect(await dialog.findByText(/First opened on/)).toBeDefined()
    expect(markInstructionViewed).not.toHaveBeenCalledWith({
      accountId: EVERYDAY.accountId,
      instructionId: 'wire',
    })
    await user.click(dialog.getByRole('radio', { name: /SWIFT/ }))
    expect(await dialog.findByText('Reference, to be written with the payment')).toBeDefined()
    await waitFor(() =>
      expect(markInstructionViewed).toHaveBeenCalledWith({
        accountId: EVERYDAY.accountId,
        instructionId: 'wire',
      }),
    )
  })

  it('shows a wallet with its code to whoever may have one (ACCT-013, GAP-28)', async () => {
    const { user } = renderDetail({ mayTakeCrypto: true })
    const dialog = await open(user)
    await user.click(dialog.getByRole('radio', { name: /BTC/ }))
    const first = await dialog.findByText('addr')
    const whole = first.parentElement
    expect(Array.from(whole?.children ?? [], group => group.textContent)).toEqual([
      'addr',
      'ess-',
      'of-B',
      'TC',
    ])
    expect(whole?.textContent).toBe('address-of-BTC')
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(dialog.getByRole('button', { name: 'Copy: Your BTC address' }))
    expect(writeText).toHaveBeenLastCalledWith('address-of-BTC')
    expect(await dialog.findByRole('img', { name: /BTC address/ })).toBeDefined()
  })

  it('offers no wallet to others', async () => {
    const { user } = renderDetail()
    expect((await open(user)).queryByRole('radio', { name: /BTC/ })).toBeNull()
  })

  it('asks again for instructions that did not come', async () => {
    const instructions = vi
      .fn<Accounts['instructions']>(async () => [SEPA])
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
    const { user } = renderDetail({}, { instructions })
    await user.click(await screen.findByRole('button', { name: 'Add money' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(SEPA.bankAccountNumber)).toBeDefined()
  })

  it('begins payments from this account for whoever may', async () => {
    const { user, onNavigate } = renderDetail({ maySend: true })
    await user.click(await screen.findByRole('button', { name: 'Send' }))
    const { accountId } = EVERYDAY
    expect(onNavigate).toHaveBeenCalledWith({ to: 'p2pTransfer', fromAccount: accountId })
  })

  it.each([
    ['ACCESS-017', 'Add money', { mayPayIn: false }, { mayPayIn: true }],
    ['ACCESS-018', 'Between accounts', {}, { mayMove: true }],
    ['ACCESS-019', 'Send', {}, { maySend: true }],
  ] as const)('offers nothing whose flag is missing (%s): %s', async (...row) => {
    const [, name, without, held] = row
    renderDetail(without)
    await screen.findByText('€1,000.00')
    expect(screen.queryByRole('button', { name })).toBeNull()
    cleanup()
    renderDetail(held)
    expect(await screen.findByRole('button', { name })).toBeDefined()
  })

  it('offers the ways of paying in that a flag opens, and asks for no other', async () => {
    const instructions = vi.fn<Accounts['instructions']>(async () => [SEPA])
    const { user } = renderDetail({ mayPayIn: false, mayTakeCrypto: true }, { instructions })
    await user.click(await screen.findByRole('button', { name: 'Add money' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add money' }))
    expect(dialog.getAllByRole('radio')).toHaveLength(4)
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /BTC/ }).checked).toBe(true)
    expect(instructions).not.toHaveBeenCalled()
  })

  it('says so where no way of paying in is open', async () => {
    const { user } = renderDetail({}, { instructions: async () => [] })
    await user.click(await screen.findByRole('button', { name: 'Add money' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add money' }))
    expect(await dialog.findByText(/none of the ways in which money reaches/)).toBeDefined()
  })

  it('begins none for others, and none from an account that cannot', async () => {
    renderDetail(
      { maySend: true },
      { list: async () => [anAccount({ accountStatusId: 'limited' })] },
    )
    expect(await screen.findByRole('button', { name: 'Add money' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('leads home from a number that is nobody’s', async () => {
    const { user, onNavigate } = renderDetail({ accountId: '0' })
    await user.click(await screen.findByRole('button', { name: 'Go to the home page' }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'home' })
  })
})

describe('AddCurrency', () => {
  const render = (addCurrency: Accounts['addCurrency'], change: Partial<Accounts> = {}) => {
    const onNavigate = vi.fn<(destination: Destination) => void>()
    const { sixpence } = aBankOf({ addCurrency, ...change })
    renderInBank(
      <BankStore>
        <AddCurrency />
      </BankStore>,
      { sixpence, onNavigate },
    )
    return { onNavigate, user: userEvent.setup() }
  }

  it('opens an account in a currency that is not there yet (ACCT-012)', async () => {
    const add = vi.fn<Accounts['addCurrency']>(async () => '2104400099')
    const { user, onNavigate } = render(add)
    await user.click(await screen.findByRole('button', { name: 'Add a currency' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('radio')).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Open the account' }))
    await waitFor(() =>
      expect(onNavigate).toHaveBeenCalledWith({ to: 'account', accountId: '2104400099' }),
    )
    expect(add).toHaveBeenCalledExactlyOnceWith({ currencyCode: 'RON' })
  })

  it('says why the bank opens none', async () => {
    const { user, onNavigate } = render(() => Promise.reject(new SixpenceError('no_access', 'no')))
    await user.click(await screen.findByRole('button', { name: 'Add a currency' }))
    await user.click(await screen.findByRole('button', { name: 'Open the account' }))
    expect(
      await screen.findByText(
        'Your access doesn’t include this. Ask the owner of the business to change it.',
      ),
    ).toBeDefined()
    expect(onNavigate).not.toHaveBeenCalled()
  })

  it('says that the currencies could not be loaded, and loads them again (ACCT-012)', async () => {
    const rates = vi
      .fn<Accounts['rates']>(async () => RATES)
      // Asked for once to see what there is, and again by whoever wants to choose.
      .mockRejectedValueOnce(new SixpenceError('server_unavailable', 'down'))
      .mockRejectedValueOnce(new SixpenceError('server_unavailable', 'down'))
    const { user } = render(async () => '2104400099', { rates })
    await user.click(await screen.findByRole('button', { name: 'Add a currency' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('The currencies could not be loaded')).toBeDefined()
    expect(dialog.queryByRole('button', { name: 'Open the account' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findAllByRole('radio')).toHaveLength(1)
    expect(dialog.getByRole('button', { name: 'Open the account' })).toBeDefined()
  })

  it('is not there while there is an account in each currency', async () => {
    const all = ['EUR', 'USD', 'RON'].map(currencyCode =>
      anAccount({ accountId: currencyCode, currencyCode }),
    )
    const rates = vi.fn<Accounts['rates']>(async () => RATES)
    render(async () => '', { rates, list: async () => all })
    await waitFor(() => expect(rates).toHaveBeenCalled())
    expect(screen.queryByRole('button')).toBeNull()
  })
})
