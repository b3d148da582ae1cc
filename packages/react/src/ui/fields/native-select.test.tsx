import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { NativeSelect } from './native-select.tsx'

it('takes over what was chosen before the scripts were there', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  const select = (
    <NativeSelect
      label="Language"
      options={[
        { id: 'en', label: 'English' },
        { id: 'ro', label: 'Română' },
      ]}
      selectedId="en"
      onSelect={onSelect}
    />
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(select)
  const control = page.querySelector('select')
  if (control) control.value = 'ro'
  await act(async () => void hydrateRoot(page, select))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('ro')
})

it('chooses nothing by itself while it is not known what is chosen', () => {
  const onSelect = vi.fn<(id: string) => void>()
  render(
    <NativeSelect
      label="Currency"
      options={[{ id: 'EUR', label: 'Euro' }]}
      selectedId=""
      onSelect={onSelect}
    />,
  )
  expect(onSelect).not.toHaveBeenCalled()
})
