import type { Sixpence } from '@sixpence/core'
import type { PayeeByName } from '@sixpence/core/checkouts'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { NamedCheckout } from './named-checkout.tsx'

const checkoutId = '0123456789abcdef0123456789abcdef'
const PAYEE: PayeeByName = {
  name: 'munteanu-books',
  merchantName: 'Munteanu Books SRL',
  currencies: ['EUR', 'RON'],
}
const SIGNED = {
  amount: '42.00',
  currencyCode: 'EUR',
  orderId: 'o1',
  expires: 1_795_255_200,
  signature: '0f'.repeat(32),
}

type Open = Sixpence['checkouts']['openByName']

function renderNamed({
  signed,
  openByName = vi.fn<Open>(async () => checkoutId),
  showPayee = async () => PAYEE,
}: {
  signed?: typeof SIGNED
  openByName?: ReturnType<typeof vi.fn<Open>>
  showPayee?: Sixpence['checkouts']['showPayee']
} = {}) {
  const bank = aBank({ checkouts: { showPayee, openByName } })
  const onOpened = vi.fn<(id: string) => void>()
  renderInBank(
    <BankStore>
      <NamedCheckout name={PAYEE.name} attempt="1-2-3-4" signed={signed} onOpened={onOpened} />
    </BankStore>,
    { sixpence: bank.sixpence },
  )
  return { openByName, onOpened, user: userEvent.setup() }
}

describe('NamedCheckout', () => {
  it('takes amount, currency and note of the payer', async () => {
    const { openByName, onOpened, user } = renderNamed()
    const amount = await screen.findByLabelText('Amount to pay')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(openByName).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(amount)
    await user.type(amount, '7.5')
    await user.selectOptions(screen.getByLabelText('Currency'), 'RON')
    await user.type(screen.getByLabelText('What it’s for'), ' <b>A map</b> {Enter}')
    await waitFor(() => expect(onOpened).toHaveBeenCalledExactlyOnceWith(checkoutId))
    expect(openByName).toHaveBeenCalledExactlyOnceWith({
      name: PAYEE.name,
      attempt: '1-2-3-4',
      amount: '7.50',
      currencyCode: 'RON',
      note: '<b>A map</b>',
    })
  })

  it('opens at once what a link fixes, and asks for nothing', async () => {
    const { openByName, onOpened } = renderNamed({ signed: SIGNED })
    await waitFor(() => expect(onOpened).toHaveBeenCalledExactlyOnceWith(checkoutId))
    expect(openByName).toHaveBeenCalledExactlyOnceWith({
      name: PAYEE.name,
      attempt: '1-2-3-4',
      signed: SIGNED,
    })
  })

  it.each([
    ['signature', /wasn’t made by the merchant/],
    ['expires', /This link has expired/],
  ])('says of a link what is wrong with its %s, and shows nothing of it', async (field, text) => {
    const fields = [{ field, message: 'no' }]
    const refused = new SixpenceError('invalid_input', 'no', { fields })
    renderNamed({ signed: SIGNED, openByName: vi.fn<Open>().mockRejectedValue(refused) })
    expect(await screen.findByText(text)).toBeDefined()
    expect(document.body.textContent).not.toContain('42')
    expect(screen.queryByLabelText('Amount to pay')).toBeNull()
  })

  it('tries a signed link again when the bank was not reached (MERCH-008)', async () => {
    const openByName = vi
      .fn<Open>(async () => 'c-1')
      .mockRejectedValueOnce(new SixpenceError('offline', 'no'))
    const { onOpened } = renderNamed({ signed: SIGNED, openByName })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onOpened).toHaveBeenCalledOnce())
    expect(openByName).toHaveBeenCalledTimes(2)
  })

  it('says that nobody is paid by a name', async () => {
    const missing = new SixpenceError('not_found', 'no')
    renderNamed({
      showPayee: vi.fn<Sixpence['checkouts']['showPayee']>().mockRejectedValue(missing),
    })
    expect(await screen.findByText('There’s nothing to pay here')).toBeDefined()
  })
})
