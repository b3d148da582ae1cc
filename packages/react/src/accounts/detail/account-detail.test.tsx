import type { Sixpence } from '@sixpence/core'
import type { PaymentInstruction } from '@sixpence/core/accounts'
import { SixpenceError } from '@sixpence/core/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank, anAccount, EVERYDAY } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { AccountDetail, type AccountDetailProps } from './account-detail.tsx'

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
        addressStatus: 'pending' as const,
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
  await dialog.findByText(/SEPA/)
  return dialog
}

const numbers = () =>
  [...document.querySelectorAll('.sp-groups')].map(({ textContent }) => textContent)

describe('AccountDetail', () => {
  it('tells what is on the account, its number and where its holder is (ACCT-009)', async () => {
    renderDetail()
    expect(await screen.findByText('€1,000.00')).toBeDefined()
    expect(numbers()).toContain(EVERYDAY.accountId)
    expect(await screen.findByText(/4 Quay Lane, Galway, H91, Ireland/)).toBeDefined()
  })

  it('says that not all is there, and asks again for the rest', async () => {
    const crossPlatform = vi
      .fn<Accounts['crossPlatform']>(async () => [{ code: 'phoneLinked', isMet: false }])
      .mockRejectedValueOnce(new SixpenceError('timeout', 'late'))
    const { user } = renderDetail({}, { crossPlatform })
    expect(await screen.findByText(/everything about this account/)).toBeDefined()
    expect(screen.getByText('€1,000.00')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await screen.findByRole('list', { name: 'Use this account in our other apps' }),
    ).toBeDefined()
    expect(screen.queryByText(/everything about this account/)).toBeNull()
  })

  it('copies the number', async () => {
    const { user } = renderDetail()
    await user.click(await screen.findByRole('button', { name: 'Copy: Account number' }))
    expect(await screen.findByText('Copied')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(EVERYDAY.accountId)
  })

  it('copies the IBAN, which is told to who may pay in and for an account in use only', async () => {
    const { user } = renderDetail()
    await user.click(await screen.findByRole('button', { name: 'Copy: IBAN' }))
    expect(await navigator.clipboard.readText()).toBe(SEPA.bankAccountNumber)
    cleanup()
    const instructions = vi.fn<Accounts['instructions']>(async () => [SEPA])
    renderDetail({ mayPayIn: false }, { instructions })
    await screen.findByText('€1,000.00')
    cleanup()
    const limited = anAccount({ accountStatusId: 'limited' })
    renderDetail({}, { instructions, list: async () => [limited] })
    await screen.findByText('Limited')
    expect(instructions).not.toHaveBeenCalled()
  })

  it('is renamed, and has the name of its currency again once that is taken away', async () => {
    let nickname: string | undefined
    const setNickname = vi.fn<Accounts['setNickname']>(async input => {
      nickname = input.nickname || undefined
    })
    const list = async () => [anAccount({ nickname })]
    const { user } = renderDetail({}, { setNickname, list })
    for (const [typed, shown] of [
      ['Rent', 'Rent'],
      ['', 'Euro'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: 'Rename account' }))
      const field = await screen.findByRole('textbox', { name: 'Account name' })
      await user.clear(field)
      if (typed) await user.type(field, typed)
      await user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByText(shown)).toBeDefined()
      expect(screen.queryByRole('dialog', { name: 'Rename account' })).toBeNull()
      const { accountId } = EVERYDAY
      expect(setNickname).toHaveBeenLastCalledWith({ accountId, nickname: typed })
    }
  })

  it('keeps the dialog open over a name that the bank refuses', async () => {
    const fields = [{ field: 'nickname', message: 'no' }]
    const refuse = () => Promise.reject(new SixpenceError('invalid_input', 'no', { fields }))
    const { user } = renderDetail({}, { setNickname: refuse })
    await user.click(await screen.findByRole('button', { name: 'Rename account' }))
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/^Use up to 40 letters/)).toBeDefined()
  })

  it('shows its status only where it is not the normal one', async () => {
    renderDetail()
    await screen.findByText('€1,000.00')
    expect(screen.queryByText('Active')).toBeNull()
  })

  it('leads to where what is missing is done', async () => {
    const { user, onNavigate } = renderDetail()
    await user.click(await screen.findByRole('button', { name: /phone/ }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'linkPhone' })
  })

  it('lists what is missing on other platforms (ACCT-015)', async () => {
    renderDetail()
    const list = await screen.findByRole('list', { name: 'Use this account in our other apps' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringMatching(/active.*Done/),
      expect.stringMatching(/phone.*To do/),
    ])
  })

  it('says nothing of other platforms where nothing is missing', async () => {
    renderDetail({}, { crossPlatform: async () => [{ code: 'phoneLinked', isMet: true }] })
    await screen.findByText('€1,000.00')
    expect(screen.queryByText('Use this account in our other apps')).toBeNull()
  })

  it('shows how to pay in, and has the bank remember it (ACCT-010, ACCT-011)', async () => {
    const { user, markInstructionViewed } = renderDetail()
    const dialog = await open(user)
    expect(numbers()).toContain(SEPA.bankAccountNumber)
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
    await user.click(dialog.getByRole('tab', { name: 'International' }))
    expect(await dialog.findByText(/^Reference/)).toBeDefined()
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
    await user.click(dialog.getByRole('tab', { name: 'More' }))
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
    expect((await open(user)).queryByRole('tab', { name: 'More' })).toBeNull()
  })

  it('asks again for instructions that did not come', async () => {
    const instructions = vi
      .fn<Accounts['instructions']>(async () => [SEPA])
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
      .mockRejectedValueOnce(new SixpenceError('offline', 'no network'))
    const { user } = renderDetail({}, { instructions })
    expect(await screen.findByText('We couldn’t load the IBAN')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Add money' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add money' }))
    await user.click(await dialog.findByRole('button', { name: 'Try again' }))
    expect(await dialog.findByText(/SEPA/)).toBeDefined()
    expect(screen.queryByText('We couldn’t load the IBAN')).toBeNull()
  })

  it.each(['p2pTransfer', 'externalTransfer'] as const)(
    'begins payments from this account by the form that whoever may pay has: %s',
    async to => {
      const { user, onNavigate } = renderDetail({ paymentForm: to })
      await user.click(await screen.findByRole('button', { name: 'Send' }))
      expect(onNavigate).toHaveBeenCalledWith({ to, fromAccount: EVERYDAY.accountId })
    },
  )

  it.each([
    ['ACCESS-017', 'Add money', { mayPayIn: false }, { mayPayIn: true }],
    ['ACCESS-018', 'Move', {}, { mayTransfer: true }],
    ['ACCESS-019', 'Send', {}, { paymentForm: 'p2pTransfer' }],
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

  it('offers a way of another part of the bank besides, also where it is the only one (INV-011)', async () => {
    const fundingOption = { label: 'By an invoice', show: () => <p>Who shall pay?</p> }
    const { user } = renderDetail({ mayPayIn: false, fundingOption })
    await user.click(await screen.findByRole('button', { name: 'Add money' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add money' }))
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'By an invoice' }).checked).toBe(
      true,
    )
    expect(dialog.getByText('Who shall pay?')).toBeDefined()
  })

  it('says so where no way of paying in is open', async () => {
    const { user } = renderDetail({}, { instructions: async () => [] })
    await user.click(await screen.findByRole('button', { name: 'Add money' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add money' }))
    expect(await dialog.findByText(/doesn’t include adding money/)).toBeDefined()
  })

  it('begins none for others, and none from an account that cannot', async () => {
    renderDetail(
      { paymentForm: 'p2pTransfer' },
      { list: async () => [anAccount({ accountStatusId: 'limited' })] },
    )
    expect(await screen.findByRole('button', { name: 'Add money' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  })

  it('leads home from a number that is nobody’s', async () => {
    const { user, onNavigate } = renderDetail({ accountId: '0' })
    await user.click(await screen.findByRole('button', { name: 'Go to home' }))
    expect(onNavigate).toHaveBeenCalledWith({ to: 'home' })
  })
})
