import record from '@sixpence/brands/dunmore/brand.json'
import { parseBrand } from '@sixpence/core/brand'
import type { Dictionaries } from '@sixpence/core/dictionaries'
import { SixpenceError } from '@sixpence/core/errors'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SixpenceProvider } from '../provider/index.ts'
import { BankStore } from '../store/index.ts'
import { aSixpence } from '../testing/a-sixpence.ts'
import { loadTexts, renderInBank } from '../testing/render-in-bank.tsx'
import { useDictionariesAhead, useDictionary } from './index.ts'

function Everyones() {
  const { data: items, error, refetch } = useDictionary('states', { countryCode: 'US' })
  if (error)
    return (
      <button type="button" onClick={refetch}>
        again
      </button>
    )
  return <p>{items?.map(({ name }) => name).join()}</p>
}

function Industries() {
  const { data: items } = useDictionary('industries')
  return <p>{items?.map(({ name }) => name).join()}</p>
}

function Ahead({ isBusiness }: { isBusiness: boolean }) {
  useDictionariesAhead({ isBusiness })
  return null
}

function renderWith(element: React.ReactElement) {
  const dictionaries = {
    read: vi.fn<Dictionaries['read']>(async () => [{ id: 'US-CA', name: 'California' }]),
    readBusiness: vi.fn<Dictionaries['readBusiness']>(async () => [{ id: 1, name: 'Shops' }]),
    load: vi.fn<Dictionaries['load']>(async () => undefined),
    loadBusiness: vi.fn<Dictionaries['loadBusiness']>(async () => undefined),
  }
  const sixpence = aSixpence({ accounts: {}, dictionaries })
  const show = () =>
    renderInBank(
      <SixpenceProvider
        sixpence={sixpence}
        brand={parseBrand(record)}
        locale="en"
        loadMessages={loadTexts}
      >
        <BankStore>{element}</BankStore>
      </SixpenceProvider>,
    )
  return { ...dictionaries, show }
}

describe('lists of choices', () => {
  it('come for a country (DICT-017)', async () => {
    const { read, show } = renderWith(<Everyones />)
    show()
    expect(await screen.findByText('California')).toBeDefined()
    expect(read.mock.calls[0]?.[0]).toEqual({ name: 'states', countryCode: 'US' })
  })

  it('leave out what the brand hides (DICT-010)', async () => {
    const { readBusiness, show } = renderWith(<Industries />)
    show()
    expect(await screen.findByText('Shops')).toBeDefined()
    expect(readBusiness.mock.calls[0]?.[0]).toEqual({
      name: 'industries',
      hiddenIndustries: ['adult'],
    })
  })

  it('that did not come can be asked for again', async () => {
    const { read, show } = renderWith(<Everyones />)
    read.mockRejectedValueOnce(new SixpenceError('offline', 'no connection'))
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'again' }))
    expect(await screen.findByText('California')).toBeDefined()
  })

  it.each([
    [false, 0],
    [true, 1],
  ])('are loaded ahead, for a business its own as well: %s (DICT-018)', async (isBusiness, own) => {
    const { load, loadBusiness, show } = renderWith(<Ahead isBusiness={isBusiness} />)
    vi.useFakeTimers()
    show()
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(load).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    vi.useRealTimers()
    expect(load).toHaveBeenCalledTimes(1)
    expect(loadBusiness).toHaveBeenCalledTimes(own)
  })
})
