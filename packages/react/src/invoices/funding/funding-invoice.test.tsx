import type { Sixpence } from '@sixpence/core'
import { permissionsOf } from '@sixpence/core/access'
import { SixpenceError } from '@sixpence/core/errors'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AddMoney } from '../../accounts/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank, anAccount, DOLLARS, EVERYDAY } from '../../testing/a-bank.ts'
import { aStart } from '../../testing/a-sixpence.ts'
import { ACCESS_INFO } from '../../testing/a-users.ts'
import { anInvoice, anInvoices } from '../../testing/invoices/an-invoice.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { useFundingInvoiceOption } from '../index.ts'

type Room = Sixpence['invoices']

const FUNDING = anInvoice({ id: 'f-1', party: 'payee', isFunding: true, amount: '200.00' })

function Add() {
  const fundingOption = useFundingInvoiceOption()
  return (
    <AddMoney
      mayPayIn={false}
      mayTakeCrypto={false}
      fundingOption={fundingOption}
      onClose={() => {}}
    />
  )
}

function renderAdd(
  change: Partial<Room> = {},
  flags?: Parameters<typeof permissionsOf>[0],
  list: Sixpence['accounts']['list'] = async () => [EVERYDAY, DOLLARS],
) {
  const access = flags && { ...ACCESS_INFO, permissions: permissionsOf(flags) }
  const { sixpence } = aBank({
    invoices: anInvoices({ get: async () => FUNDING, ...change }),
    accounts: { list },
    ...(access && { start: aStart({ accessInfo: access }) }),
  })
  renderInBank(
    <BankStore>
      <Add />
    </BankStore>,
    { sixpence },
  )
  return userEvent.setup()
}

describe('adding money by an invoice', () => {
  it('asks for the amount alone, and shows what to pass on (INV-011)', async () => {
    const createFunding = vi.fn<Room['createFunding']>(async () => FUNDING)
    const user = renderAdd({ createFunding })
    await user.click(await screen.findByRole('radio', { name: /By an invoice/ }))
    await user.type(await screen.findByLabelText('Amount'), '200')
    await user.dblClick(screen.getByRole('button', { name: 'Create invoice' }))
    const sheet = within(
      await screen.findByRole('region', { name: 'To add money to your account' }),
    )
    expect(sheet.getAllByText('€200.00')).toHaveLength(2)
    expect(createFunding.mock.calls.map(([input]) => input)).toEqual([{ amount: '200.00' }])
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeDefined()
  })

  it('says that it failed, and keeps the amount (INV-014)', async () => {
    const createFunding = vi.fn<Room['createFunding']>(() =>
      Promise.reject(new SixpenceError('server_unavailable', 'down')),
    )
    const user = renderAdd({ createFunding })
    await user.type(await screen.findByLabelText('Amount'), '200')
    await user.click(screen.getByRole('button', { name: 'Create invoice' }))
    expect(await screen.findByText('Failed to generate invoice. Please, try again.')).toBeDefined()
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '200')
  })

  it('says at the amount that the bank refuses it (INV-011)', async () => {
    const fields = [{ field: 'amount', message: 'no' }]
    const user = renderAdd({
      createFunding: () => Promise.reject(new SixpenceError('invalid_input', 'no', { fields })),
    })
    await user.type(await screen.findByLabelText('Amount'), '200')
    await user.click(screen.getByRole('button', { name: 'Create invoice' }))
    const text = await screen.findByText(/can’t make an invoice for this amount/)
    expect(screen.getByLabelText('Amount').getAttribute('aria-describedby')).toContain(text.id)
    await user.type(screen.getByLabelText('Amount'), '1')
    expect(screen.queryByText(/can’t make an invoice for this amount/)).toBeNull()
  })

  it('is asked for with an amount that is one', async () => {
    const createFunding = vi.fn<Room['createFunding']>(async () => FUNDING)
    const user = renderAdd({ createFunding })
    await user.type(await screen.findByLabelText('Amount'), '0')
    await user.click(screen.getByRole('button', { name: 'Create invoice' }))
    expect(await screen.findByText(/above zero/)).toBeDefined()
    expect(createFunding).not.toHaveBeenCalled()
  })

  it('says which currency it is in where there is but one (INV-011)', async () => {
    const yen = anAccount({ currencyCode: 'JPY' })
    const user = renderAdd({}, undefined, async () => [yen])
    await user.type(await screen.findByLabelText('Amount'), '200.5')
    expect(screen.getByText('JPY')).toBeDefined()
    expect(screen.queryByText(/oldest account/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Create invoice' }))
    expect(await screen.findByText(/no more than 0 decimal places/)).toBeDefined()
  })

  it('leaves it to the bank where there are several', async () => {
    renderAdd()
    expect(await screen.findByText('In the currency of your oldest account.')).toBeDefined()
  })

  it('is offered to nobody without the flags (ACCESS-019)', async () => {
    renderAdd({}, { sendUserToUser: true })
    expect(await screen.findByText(/doesn’t include adding money/)).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
