import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { SavedButton, SavedButtonList } from '@sixpence/core/merchant'
import type { Locale } from '@sixpence/core/locale'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank, anAccount, EVERYDAY } from '../testing/a-bank.ts'
import { aDrafts, aSession, aStart } from '../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../testing/a-users.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { SavedButtons } from './saved-buttons.tsx'

type Merchant = Sixpence['merchant']

const TOTE: SavedButton = {
  id: `btn_${'0f'.repeat(16)}`,
  name: 'A tote <b>bag</b>',
  type: 'fixed',
  currencyCode: 'EUR',
  amount: '18.00',
  html: '<script async src="https://bank.example/embed/v0/sixpence.js"></script>',
  link: `https://bank.example/pay/btn_${'0f'.repeat(16)}`,
}
const GIFT: SavedButton = {
  ...TOTE,
  id: `btn_${'1e'.repeat(16)}`,
  name: 'A gift',
  type: 'open',
  amount: undefined,
  min: '5.00',
  max: '200.00',
}
const LIST: SavedButtonList = {
  items: [TOTE, GIFT],
  total: 2,
  merchantName: 'Munteanu Books SRL',
  origins: ['https://books.example'],
}

interface Around {
  right?: 'read'
  accounts?: Partial<Sixpence['accounts']>
  locale?: Locale
}

function inBank(
  change: Partial<Merchant> = {},
  list: Partial<SavedButtonList> = {},
  { right, accounts, locale }: Around = {},
) {
  const merchant = {
    savedButtons: vi.fn<Merchant['savedButtons']>(async () => ({ ...LIST, ...list })),
    logos: vi.fn<Merchant['logos']>(async () => []),
    createSavedButton: vi.fn<Merchant['createSavedButton']>(async () => TOTE),
    updateSavedButton: vi.fn<Merchant['updateSavedButton']>(async () => GIFT),
    deleteSavedButton: vi.fn<Merchant['deleteSavedButton']>(async () => undefined),
    ...change,
  }
  const start = right && aStart({ accessInfo: { ...ACCESS_INFO, accessRights: right } })
  const bank = aBank({ merchant, ...(start && { start }), ...(accounts && { accounts }) })
  renderInBank(
    <BankStore>
      <SavedButtons />
    </BankStore>,
    { sixpence: bank.sixpence, ...(locale && { locale }) },
  )
  return { merchant, user: userEvent.setup() }
}

const open = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const field = (label: string) => screen.findByLabelText(label)

describe('SavedButtons', () => {
  it('lists them with what each asks for (MERCH-002, ROUTE-068)', async () => {
    inBank()
    const rows = within(await screen.findByRole('list', { name: 'Payment buttons' }))
    const [first, second] = rows.getAllByRole('listitem')
    expect(first?.textContent).toContain('A tote <b>bag</b>')
    expect(first?.textContent).toContain('€18.00')
    expect(second?.textContent).toContain('€5.00 to €200.00')
  })

  it('makes one, and hands out its lines, link and code (MERCH-004)', async () => {
    const { merchant, user } = inBank()
    await open(user, 'New button')
    await user.type(await field('What it’s for'), 'A tote bag')
    await user.type(await field('Price'), '18')
    await user.click(screen.getByRole('button', { name: 'Create button' }))
    await waitFor(() =>
      expect(merchant.createSavedButton).toHaveBeenCalledExactlyOnceWith({
        name: 'A tote bag',
        type: 'fixed',
        currencyCode: 'EUR',
        amount: '18.00',
        returnUrl: '',
      }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: TOTE.name }))
    expect(dialog.getByText(TOTE.html)).toBeDefined()
    expect(dialog.getAllByText(TOTE.link)).toHaveLength(2)
    expect(await dialog.findByRole('img', { name: /QR code that opens/ })).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Copy: Link' }))
    expect(await navigator.clipboard.readText()).toBe(TOTE.link)
    expect(dialog.getAllByRole('status').map(each => each.textContent)).toContain('Copied')
  })

  it('makes a subscription, with how often it is paid (MERCH-004)', async () => {
    const { merchant, user } = inBank()
    await open(user, 'New button')
    await user.type(await field('What it’s for'), 'A book a month')
    await user.click(screen.getByRole('radio', { name: /ubscription/ }))
    await user.type(await field('Price'), '12')
    await user.click(screen.getByRole('button', { name: 'Create button' }))
    await waitFor(() =>
      expect(merchant.createSavedButton).toHaveBeenCalledExactlyOnceWith({
        name: 'A book a month',
        type: 'subscription',
        currencyCode: 'EUR',
        amount: '12.00',
        frequency: 'monthly',
        returnUrl: '',
      }),
    )
  })

  it('shows the lines to whoever may only read, and changes nothing (MERCH-002)', async () => {
    const { user } = inBank({}, {}, { right: 'read' })
    await open(user, `Use ${GIFT.name}`)
    expect(await screen.findByRole('dialog', { name: 'A gift' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^(New button|Edit|Delete)/ })).toBeNull()
  })

  it('changes one, and keeps what was typed when the bank refuses (MERCH-005)', async () => {
    const fields = [{ field: 'returnUrl', message: 'no' }]
    const { merchant, user } = inBank({
      updateSavedButton: vi
        .fn<Merchant['updateSavedButton']>(async () => GIFT)
        .mockRejectedValueOnce(new SixpenceError('invalid_input', 'no', { fields })),
    })
    await open(user, `Edit ${GIFT.name}`)
    const max = await field('Highest amount')
    await user.clear(max)
    await user.type(max, '4')
    await user.type(await field('Return page'), 'javascript:alert(1)')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Enter an amount that’s not below the lowest')).toBeDefined()
    expect(merchant.updateSavedButton).not.toHaveBeenCalled()
    await user.clear(max)
    await user.type(max, '250')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText('Enter a page on one of your registered websites.'),
    ).toBeDefined()
    const address = await field('Return page')
    expect((address as HTMLInputElement).value).toBe('javascript:alert(1)')
    await waitFor(() => expect(document.activeElement).toBe(address))
    await user.clear(address)
    await user.type(address, 'https://books.example/thanks')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(merchant.updateSavedButton).toHaveBeenLastCalledWith({
        id: GIFT.id,
        name: 'A gift',
        type: 'open',
        currencyCode: 'EUR',
        min: '5.00',
        max: '250.00',
        returnUrl: 'https://books.example/thanks',
      }),
    )
  })

  it('asks before it deletes one (MERCH-006)', async () => {
    const { merchant, user } = inBank()
    await open(user, `Delete ${TOTE.name}`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this button?' }))
    expect(merchant.deleteSavedButton).not.toHaveBeenCalled()
    await user.click(dialog.getByRole('button', { name: 'Delete button' }))
    await waitFor(() =>
      expect(merchant.deleteSavedButton).toHaveBeenCalledExactlyOnceWith({ id: TOTE.id }),
    )
  })

  it('shows the payer’s view in one frame that has a name', async () => {
    const { user } = inBank()
    await open(user, 'New button')
    await user.type(await field('What it’s for'), 'A tote bag')
    await user.type(await field('Price'), '18')
    const frame = screen.getByTitle<HTMLIFrameElement>('Preview on a phone')
    await waitFor(() => {
      const text = frame.contentDocument?.body.textContent
      expect(text).toContain('Pay Munteanu Books SRL')
      expect(text).toContain('A tote bag')
      expect(text).toContain('€18.00')
    })
  })

  it('says that the bank has to register a merchant first', async () => {
    inBank({}, { merchantName: undefined, items: [], total: 0 })
    expect(await screen.findByText(/hasn’t registered you as a merchant/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'New button' })).toBeNull()
    expect(screen.queryByText('No buttons yet')).toBeNull()
  })

  it('has the focus at its heading, and gives it back to the list (MERCH-004)', async () => {
    const { user } = inBank()
    await open(user, 'New button')
    const heading = await screen.findByRole('heading', { name: 'New button' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Payment buttons' }))
  })

  it('gives the focus back to the list after what was saved has been shown', async () => {
    const { user } = inBank()
    await open(user, `Edit ${TOTE.name}`)
    await user.click(await screen.findByRole('button', { name: 'Save' }))
    const [close] = within(await screen.findByRole('dialog')).getAllByRole('button', {
      name: 'Close',
    })
    if (close) await user.click(close)
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Payment buttons' }))
  })

  it('offers the currencies of accounts that take in, and not of those that don’t', async () => {
    const list = async () => [
      anAccount({ accountId: 'a', currencyCode: 'USD', accountStatusId: 'limited' }),
      anAccount({ accountId: 'b', currencyCode: 'RON', accountStatusId: 'closed' }),
    ]
    const { user } = inBank({}, {}, { accounts: { list } })
    await open(user, 'New button')
    await user.click(await screen.findByRole('button', { name: /Currency/ }))
    const choices = within(await screen.findByRole('listbox')).getAllByRole('option')
    expect(choices.map(each => each.textContent.trim())).toEqual(['USD'])
  })

  it('leads back where there is no account to be paid on', async () => {
    const { user } = inBank({}, {}, { accounts: { list: async () => [] } })
    await open(user, 'New button')
    expect(await screen.findByText(/need an open account to be paid on/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('list', { name: 'Payment buttons' })).toBeDefined()
  })

  it('asks again for accounts that could not be loaded', async () => {
    const list = vi
      .fn<Sixpence['accounts']['list']>(async () => [EVERYDAY])
      .mockRejectedValueOnce(new SixpenceError('server_unavailable', 'down'))
    const { user } = inBank({}, {}, { accounts: { list } })
    await open(user, 'New button')
    expect(await screen.findByText('We couldn’t load your accounts')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await field('Price')).toBeDefined()
  })

  it('shows the payer’s view in the language of the page', async () => {
    const { user } = inBank({}, {}, { locale: 'es' })
    await open(user, `Editar ${TOTE.name}`)
    const frame = await screen.findByTitle<HTMLIFrameElement>('Vista previa en un móvil')
    await waitFor(() =>
      expect(frame.contentDocument?.body.textContent).toMatch(/Pagar a Munteanu Books SRL/),
    )
  })

  it('has what was typed there again after the end of a session', async () => {
    const drafts = aDrafts()
    const show = () => {
      const session = aSession()
      const merchant = { savedButtons: async () => LIST, logos: async () => [] }
      const { sixpence } = aBank({ merchant, session, drafts })
      const buttons = (
        <BankStore>
          <SavedButtons />
        </BankStore>
      )
      return { session, user: userEvent.setup(), ...renderInBank(buttons, { sixpence }) }
    }
    const before = show()
    await open(before.user, 'New button')
    await before.user.type(await field('What it’s for'), 'A mug')
    act(() => before.session.set({ status: 'signed_out', because: 'expired' }))
    before.unmount()
    const { user } = show()
    await open(user, 'New button')
    expect(await field('What it’s for')).toHaveProperty('value', 'A mug')
    await open(user, 'Cancel')
    await open(user, 'New button')
    expect(await field('What it’s for')).toHaveProperty('value', '')
  })
})
