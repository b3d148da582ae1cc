import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { CardCollectorProvider } from '../../card-vault/index.ts'
import type { Destination } from '../../provider/index.ts'
import { BankStore } from '../../store/index.ts'
import { aBank } from '../a-bank.ts'
import { aCardCollector } from '../a-card-collector.tsx'
import { renderInBank } from '../render-in-bank.tsx'
import { SendMoney, type SendMoneyProps } from '../../transfers/index.ts'

/** Renders the form, and returns functions that fill it in. */
export async function renderForm(bank = aBank(), start: SendMoneyProps = {}) {
  const onNavigate = vi.fn<(destination: Destination) => void>()
  const view = renderInBank(
    <BankStore>
      <CardCollectorProvider collector={aCardCollector().collector}>
        <SendMoney {...start} />
      </CardCollectorProvider>
    </BankStore>,
    { sixpence: bank.sixpence, onNavigate },
  )
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const field = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label)
  const fill = async (label: string | RegExp, text: string) => {
    await user.click(await field(label))
    await user.paste(text)
  }
  const choose = async (label: RegExp, option: string) => {
    await user.click(await pressable(label))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  // The button is replaced while an IBAN is read: a press on it can be lost.
  const leadTo = (isThere: () => unknown, name: RegExp) =>
    waitFor(async () => {
      if (isThere()) return
      await user.click(screen.getByRole('button', { name }))
      if (!isThere()) throw new Error(`${String(name)} leads nowhere yet.`)
    })
  const toCountries = () =>
    leadTo(() => screen.queryByRole('combobox'), /^(Change|Send without an IBAN)$/)
  const toCountry = async (name: string) => {
    await toCountries()
    await user.click(await screen.findByRole('combobox', { name: /Country of/ }))
    await user.click(await screen.findByRole('option', { name }))
  }
  const review = () => user.click(screen.getByRole('button', { name: 'Review' }))
  return {
    ...view,
    bank,
    user,
    onNavigate,
    field,
    fill,
    choose,
    leadTo,
    toCountries,
    toCountry,
    review,
  }
}

/** A list that is still loading can't be opened, and a press on it is lost. */
const pressable = (name: RegExp) =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name })
    if (button.disabled) throw new Error(`${String(name)} cannot be pressed yet.`)
    return button
  })

/** Returns the last question to the bank. */
export const askedOf = (call: (...input: never[]) => unknown): unknown =>
  vi.mocked(call).mock.lastCall?.[0]

export const typingRests = () => act(() => new Promise(resolve => setTimeout(resolve, 350)))
