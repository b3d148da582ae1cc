import type { HistorySearch } from '@sixpence/core/history'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInBank } from '../testing/render-in-bank.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { useFilterTexts } from './use-filter-texts.ts'

function Texts({ search }: { search: HistorySearch }) {
  return <p>{useFilterTexts(search, []).map(({ text }) => text)}</p>
}

it('names the day that is looked for, wherever the customer is', () => {
  renderInBank(<Texts search={{ fromDate: '2026-11-21' }} />)
  expect(screen.getByText('From Nov 21, 2026')).toBeDefined()
})

it('names an amount as the language writes it', () => {
  renderInBank(<Texts search={{ fromAmount: '1234.5' }} />, { locale: 'es' })
  expect(screen.getByText('Desde 1234,50')).toBeDefined()
})

it.each(['1.234', '1234.5', '0'])('looks for the amount %s again, in every language', amount => {
  const onApply = vi.fn<(search: HistorySearch) => void>()
  renderInBank(
    <FilterDialog
      search={{ fromAmount: amount }}
      accounts={[]}
      onApply={onApply}
      onClose={() => undefined}
    />,
    { locale: 'es' },
  )
  fireEvent.submit(within(screen.getByRole('dialog')).getByRole('button', { name: 'Aplicar' }))
  expect(onApply).toHaveBeenCalledWith({ fromAmount: amount })
})
