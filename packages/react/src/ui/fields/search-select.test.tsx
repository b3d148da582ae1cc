import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { SearchSelect } from './search-select.tsx'

it('keeps what is typed and offers the first that is called so, which Enter takes', async () => {
  const user = userEvent.setup()
  const select = vi.fn<(id: string) => void>()
  renderInBank(
    <SearchSelect
      label="Country"
      options={[
        { id: 'DE', label: 'Germany' },
        { id: 'JP', label: 'Japan' },
      ]}
      selectedId={undefined}
      emptyText="None"
      onSelect={select}
    />,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
  await user.type(field, 'jap')
  expect(field.value).toBe('jap')
  expect(field.selectionStart).toBe(3)
  await user.keyboard('{Enter}')
  expect(select.mock.calls).toEqual([['JP']])
})
