import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInBank } from '../../../testing/render-in-bank.tsx'
import { PlainField } from './plain-field.tsx'
import { PlainSelect } from './plain-select.tsx'
import { SearchBox } from './search-box.tsx'
import type { LeftField } from './search-field.ts'
import { SearchSelect } from './search-select.tsx'

const aField = () => ({
  label: 'Country',
  options: [
    { id: 'DE', label: 'Germany' },
    { id: 'JP', label: 'Japan' },
  ],
  selectedId: undefined,
  emptyText: 'None',
  onSelect: vi.fn<(id: string) => void>(),
})

it('goes on from what was typed and focused before its list had loaded', async () => {
  const left: LeftField = {}
  const field = aField()
  const { rerenderInBank } = renderInBank(<PlainField {...field} left={left} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Country' }), 'ja')
  rerenderInBank(<SearchBox {...field} left={left} />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
  expect(box.value).toBe('ja')
  expect(document.activeElement).toBe(box)
  await userEvent.keyboard('p{Enter}')
  expect(field.onSelect.mock.calls).toEqual([['JP']])
})

it('is the browser’s own choice where its list cannot be loaded', async () => {
  const field = aField()
  renderInBank(<PlainSelect {...field} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Japan')
  expect(field.onSelect.mock.calls).toEqual([['JP']])
})

it('keeps what is typed and offers the first that is called so, which Enter takes', async () => {
  const user = userEvent.setup()
  await SearchSelect.preload()
  const field = aField()
  renderInBank(<SearchSelect {...field} />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
  await user.type(box, 'jap')
  expect(box.value).toBe('jap')
  expect(box.selectionStart).toBe(3)
  await user.keyboard('{Enter}')
  expect(field.onSelect.mock.calls).toEqual([['JP']])
})
