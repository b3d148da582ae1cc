import type { Sixpence } from '@sixpence/core'
import type { AddressSuggestion, FoundAddress } from '@sixpence/core/lookups'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aBank } from '../../testing/a-bank.ts'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { AddressSearch } from './address-search.tsx'

type Addresses = Sixpence['lookups']['addresses']

const QUAY: AddressSuggestion = { id: 'q1', label: '4 Quay Lane, Galway' }
const MILL: AddressSuggestion = { id: 'm1', label: '9 Mill Street, Cork' }
const LINES: FoundAddress = {
  address1: '9 Mill Street',
  city: 'Cork',
  postalCode: 'T12 AX73',
  countryCode: 'IE',
}

function Form() {
  const [city, setCity] = useState('')
  return (
    <>
      <AddressSearch countryCode="IE" onFound={found => setCity(found.city)} />
      <input aria-label="Town" value={city} onChange={event => setCity(event.target.value)} />
    </>
  )
}

function renderSearch(suggest: Addresses['suggest']) {
  const resolve = vi.fn<Addresses['resolve']>(async () => LINES)
  const asked = vi.fn<Addresses['suggest']>(suggest)
  const { sixpence } = aBank({ lookups: { addresses: { suggest: asked, resolve } } })
  renderInBank(<Form />, { sixpence })
  const field = screen.getByRole('combobox', { name: 'Find your address' })
  act(() => field.focus())
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const press = (key: string) => {
    fireEvent.keyDown(field, { key })
    fireEvent.keyUp(field, { key })
  }
  return { asked, resolve, type, press }
}

const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('AddressSearch', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks once the typing pauses, and never for fewer than three letters', async () => {
    const { asked, type } = renderSearch(async () => [QUAY])
    type('qu')
    await pass(1000)
    expect(asked).not.toHaveBeenCalled()
    for (const text of ['qua', 'quay']) {
      type(text)
      await pass(200)
    }
    expect(asked).not.toHaveBeenCalled()
    await pass(100)
    expect(asked).toHaveBeenCalledExactlyOnceWith('quay', 'IE', expect.any(AbortSignal))
    expect(options()).toEqual([QUAY.label])
  })

  it('shows no late answer in the place of a newer one', async () => {
    let answerLate: (found: AddressSuggestion[]) => void = () => undefined
    const late = new Promise<AddressSuggestion[]>(resolve => {
      answerLate = resolve
    })
    const { type } = renderSearch(async text => (text === 'quay' ? late : [MILL]))
    type('quay')
    await pass(300)
    type('mill')
    await pass(300)
    expect(options()).toEqual([MILL.label])
    answerLate([QUAY])
    await pass(0)
    expect(options()).toEqual([MILL.label])
  })

  it('fills the fields with what the keyboard chose, to be changed by hand', async () => {
    const { resolve, type, press } = renderSearch(async () => [QUAY, MILL])
    type('str')
    await pass(300)
    press('ArrowDown')
    press('ArrowDown')
    press('Enter')
    await pass(0)
    expect(resolve).toHaveBeenCalledExactlyOnceWith('m1', expect.any(AbortSignal))
    const town = screen.getByLabelText('Town')
    expect(town).toHaveProperty('value', 'Cork')
    expect(options()).toEqual([])
    fireEvent.change(town, { target: { value: 'Cobh' } })
    expect(town).toHaveProperty('value', 'Cobh')
  })

  it('says quietly that there is no search, and leaves the fields', async () => {
    const { type } = renderSearch(async () => {
      throw new Error('down')
    })
    type('quay')
    await pass(300)
    expect(screen.getByText(/We can’t search for addresses right now/)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.change(screen.getByLabelText('Town'), { target: { value: 'Cobh' } })
    expect(screen.getByLabelText('Town')).toHaveProperty('value', 'Cobh')
  })
})
