import type { Sixpence } from '@sixpence/core'
import { SixpenceError } from '@sixpence/core/errors'
import type { ExternalCard } from '@sixpence/core/transfers'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { CardCollectorProvider } from '../../card-vault/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../../testing/a-bank.ts'
import { aCardCollector } from '../../testing/a-card-collector.tsx'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { ExternalCards } from './external-cards.tsx'

const VISA: ExternalCard = {
  id: 'card-1-4242',
  bin: '424242',
  lastFour: '4242',
  cardBrand: 'VISA',
  holderName: 'Ada Byron',
  expires: '2031-03',
  isDisabled: false,
}
const NUMBER = '4242424242424242'

type Transfers = Sixpence['transfers']

function inBank(change: Partial<Transfers> = {}, cards: readonly ExternalCard[] = []) {
  const vault = aCardCollector()
  const transfers = {
    externalCards: vi.fn<Transfers['externalCards']>(async () => [...cards]),
    openExternalCard: vi.fn<Transfers['openExternalCard']>(async () => ({ token: 'e1' })),
    addExternalCard: vi.fn<Transfers['addExternalCard']>(async () => VISA),
    removeExternalCard: vi.fn<Transfers['removeExternalCard']>(async () => undefined),
    ...change,
  }
  const binInfo = vi.fn<Sixpence['cards']['binInfo']>(async ({ cardNumber }) => ({
    binNumber: cardNumber,
    issuer: 'Another bank',
    cardBrand: 'VISA',
    cardCategory: 'STANDARD',
    cardType: 'DEBIT',
    countryCode: 'IE',
    currencyCode: 'EUR',
    isCommercial: false,
    isPrepaid: false,
    valid: !cardNumber.startsWith('6'),
  }))
  const blockedBins = vi.fn<Sixpence['cards']['blockedBins']>(async () => ['400000'])
  const { sixpence } = aBank({ transfers, cards: { binInfo, blockedBins } })
  renderInBank(
    <BankStore>
      <CardCollectorProvider collector={vault.collector}>
        <ExternalCards />
      </CardCollectorProvider>
    </BankStore>,
    { sixpence },
  )
  return { vault, transfers, binInfo, user: userEvent.setup() }
}

async function adding(change: Partial<Transfers> = {}) {
  const bank = inBank(change)
  await bank.user.click(await screen.findByRole('button', { name: 'Add a card' }))
  const dialog = within(await screen.findByRole('dialog'))
  const number = await dialog.findByRole('textbox', { name: 'Card number' })
  return { ...bank, dialog, number }
}

async function filled(change: Partial<Transfers> = {}) {
  const form = await adding(change)
  await form.user.type(form.number, NUMBER)
  await form.user.type(await form.dialog.findByLabelText('Name on the card'), 'Ada Byron')
  await form.user.type(form.dialog.getByLabelText('Valid until'), '03/31')
  return {
    ...form,
    send: () => form.user.click(form.dialog.getByRole('button', { name: 'Add card' })),
  }
}

describe('cards for payouts', () => {
  it('are listed by brand and last digits, those that cannot be paid marked (XFER-032)', async () => {
    inBank({}, [VISA, { ...VISA, id: 'card-2-0002', lastFour: '0002', isDisabled: true }])
    const rows = within(await screen.findByRole('list', { name: 'Cards for payouts' }))
    expect(rows.getByText('VISA ending in 4242')).toBeDefined()
    expect(rows.getAllByText('Ada Byron, valid until 03/31')).toHaveLength(2)
    expect(rows.getAllByText('Can’t be paid to')).toHaveLength(1)
  })

  it('say that there are none, and why they could not be loaded', async () => {
    inBank()
    expect(await screen.findByText('No cards for payouts yet')).toBeDefined()
    const failed = vi.fn<Transfers['externalCards']>()
    failed.mockRejectedValue(new SixpenceError('offline', 'offline'))
    inBank({ externalCards: failed })
    expect(await screen.findByText('We couldn’t load your cards for payouts')).toBeDefined()
  })

  it('are added by a token, and the number is in no call and nowhere in the page (XFER-037)', async () => {
    const { transfers, binInfo, send } = await filled()
    await send()
    expect(transfers.addExternalCard).toHaveBeenCalledExactlyOnceWith({
      token: 'card-1-4242',
      holderName: 'Ada Byron',
      expires: '2031-03',
    })
    expect(await screen.findByText('You can now send money to VISA ending in 4242.')).toBeDefined()
    expect(transfers.externalCards).toHaveBeenCalledTimes(2)
    const asked = [transfers.openExternalCard, transfers.addExternalCard, binInfo]
    const calls = asked.map(call => vi.mocked(call).mock.calls)
    expect(JSON.stringify(calls)).not.toContain(NUMBER)
    expect(binInfo).toHaveBeenCalledExactlyOnceWith({ cardNumber: '424242' }, expect.anything())
    expect(document.documentElement.outerHTML).not.toContain(NUMBER)
  })

  it.each([
    ['XFER-034', '4000000000000002', 'This card can’t be paid to. Use another one.'],
    ['XFER-037', '6011111111111117', 'No card starts with these digits. Check the number.'],
  ])('are refused by their first digits before anything else is asked (%s)', async (...given) => {
    const [, digits, text] = given
    const { dialog, user, number, transfers } = await adding()
    await user.type(number, digits)
    expect(await dialog.findByText(text)).toBeDefined()
    expect(dialog.queryByLabelText('Name on the card')).toBeNull()
    await user.type(number, '{Enter}')
    expect(transfers.addExternalCard).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(number)
  })

  it('say what is wrong with a number, and where', async () => {
    const { dialog, user, number } = await adding()
    await user.type(number, '{Enter}')
    expect(await dialog.findByText('Enter the card number.')).toBeDefined()
    await user.type(number, '42424242{Enter}')
    expect(await dialog.findByText('This card number is incorrect. Check it.')).toBeDefined()
    expect(document.activeElement).toBe(number)
  })

  it('judge Enter by all that was typed before it, however fast', async () => {
    const { dialog, user, number, vault } = await adding()
    await user.type(number, NUMBER)
    await dialog.findByLabelText('Name on the card')
    const { events } = vault.latest()
    act(() => {
      events.onChange({ validity: 'wrong', bin: '424242' })
      events.onEnter()
    })
    expect(dialog.getByText('This card number is incorrect. Check it.')).toBeDefined()
    expect(document.activeElement).toBe(number)
  })

  it.each([
    ['Name on the card', '', 'Enter the name printed on the card.'],
    ['Name on the card', NUMBER, 'Enter the name without digits.'],
    ['Valid until', '13/31', /Enter the month and year/],
  ])('say what is wrong with %s: %j', async (label, text, error) => {
    const { dialog, user, send, transfers } = await filled()
    const field = dialog.getByLabelText(label)
    await user.clear(field)
    if (text) await user.type(field, text)
    await send()
    expect(dialog.getByText(error)).toBeDefined()
    expect(document.activeElement).toBe(field)
    expect(transfers.addExternalCard).not.toHaveBeenCalled()
  })

  it.each([
    ['refused', /has expired/],
    ['offline', /You’re offline/],
    ['timeout', /took too long/],
    ['frame_blocked', /blocked the secure field/],
    ['not_configured', /can’t take card numbers/],
  ] as const)('say what to do when the vault says %s, before and after', async (fault, text) => {
    const { vault, dialog, send, transfers } = await filled()
    vault.answer({ fault })
    await send()
    expect(await dialog.findByText(text)).toBeDefined()
    expect(transfers.addExternalCard).not.toHaveBeenCalled()
    act(() => vault.latest().events.onFault(fault))
    expect(dialog.getAllByText(text)).toHaveLength(2)
  })

  it('show where the focus is while a number is typed', async () => {
    const { user, number } = await adding()
    const box = number.closest('.sp-field-box')
    await user.click(number)
    await waitFor(() => expect(box?.hasAttribute('data-focused')).toBe(true))
    await user.tab()
    await waitFor(() => expect(box?.hasAttribute('data-focused')).toBe(false))
  })

  it('are typed anew when the field is opened again', async () => {
    const { vault, dialog, user, transfers } = await adding()
    act(() => vault.latest().events.onFault('timeout'))
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('textbox', { name: 'Card number' })).toBeDefined()
    expect(transfers.openExternalCard).toHaveBeenCalledTimes(2)
    expect(dialog.queryByText(/took too long/)).toBeNull()
  })

  it('are removed once that is confirmed', async () => {
    const { user, transfers } = inBank({}, [VISA])
    await user.click(await screen.findByRole('button', { name: 'Remove VISA ending in 4242' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Remove card' }))
    expect(transfers.removeExternalCard).toHaveBeenCalledExactlyOnceWith({ id: VISA.id })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
