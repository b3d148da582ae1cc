import type { Sixpence } from '@sixpence/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { BankStore } from '../store/index.ts'
import { aBank } from '../testing/a-bank.ts'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { CardBrand } from '../card-vault/index.ts'

type Cards = Sixpence['cards']

const binInfo = vi.fn<Cards['binInfo']>(async ({ cardNumber }) => ({
  binNumber: cardNumber,
  issuer: 'Another bank',
  cardBrand: 'VISA',
  cardCategory: 'STANDARD',
  cardType: 'DEBIT',
  countryCode: 'IE',
  currencyCode: 'EUR',
  isCommercial: false,
  isPrepaid: false,
  valid: cardNumber.startsWith('4'),
}))

function Field() {
  const [typed, setTyped] = useState('')
  return (
    <>
      <input aria-label="Number" value={typed} onChange={event => setTyped(event.target.value)} />
      <CardBrand cardNumber={typed} />
    </>
  )
}

describe('CardBrand', () => {
  it('says whose card it is once six digits are typed, and asks once (CARD-012, CARD-014, CARD-015, CARD-028)', async () => {
    const { sixpence } = aBank({ cards: { binInfo, blockedBins: async () => ['400000'] } })
    renderInBank(
      <BankStore>
        <Field />
      </BankStore>,
      { sixpence },
    )
    const user = userEvent.setup()
    const field = screen.getByLabelText('Number')
    const says = (text: string) =>
      waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
    await user.type(field, '4100 0')
    await says('')
    expect(binInfo).not.toHaveBeenCalled()
    await user.type(field, '0 1234 5678')
    await says('VISAAnother bank')
    expect(binInfo.mock.calls.map(([{ cardNumber }]) => cardNumber)).toEqual(['410000'])
    await user.clear(field)
    await user.type(field, '4000 00')
    await says('This card can’t be paid to. Use another one.')
    await user.clear(field)
    await user.type(field, '0000 00')
    await says('No card starts with these digits. Check the number.')
  })
})
