import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderInBank } from '../../../testing/render-in-bank.tsx'
import { Dialog } from '../../overlays/dialog.tsx'
import { Select } from './select.tsx'

const ACCOUNTS = [
  { id: 'eur', label: 'Everyday', detail: '€10.00' },
  { id: 'usd', label: 'Travel', detail: '$5.00' },
]

describe('Select', () => {
  it('leaves no style element behind', async () => {
    renderInBank(<Select label="From" options={ACCOUNTS} selectedId="eur" onSelect={() => {}} />)
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByRole('listbox')).toBeTruthy()
    expect(document.getElementById('react-aria-pressable-style')?.tagName).toBe('META')
    expect(document.querySelectorAll('style')).toHaveLength(0)
  })

  it('chooses by keyboard', async () => {
    const select = vi.fn<(id: string) => void>()
    renderInBank(
      <Select label="From" options={ACCOUNTS} selectedId={undefined} onSelect={select} />,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('listbox')
    expect(await within(list).findAllByRole('option')).toHaveLength(2)
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(select).toHaveBeenCalledExactlyOnceWith('usd')
  })

  it('opens at the selected option, and gives the focus back when that is chosen again', async () => {
    const select = vi.fn<(id: string) => void>()
    renderInBank(<Select label="From" options={ACCOUNTS} selectedId="usd" onSelect={select} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const option = await screen.findByRole('option', { name: /Travel/ })
    await waitFor(() => expect(document.activeElement).toBe(option))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')))
  })

  it.each([
    ['{ArrowLeft}', 'usd', ['eur']],
    ['{ArrowRight}', 'eur', ['usd']],
    ['{ArrowRight}', 'usd', []],
    ['tr', 'eur', ['usd']],
    ['x', 'eur', []],
  ])('selects by %s while closed', async (keys, selectedId, selected) => {
    const select = vi.fn<(id: string) => void>()
    renderInBank(
      <Select label="From" options={ACCOUNTS} selectedId={selectedId} onSelect={select} />,
    )
    await userEvent.tab()
    await userEvent.keyboard(keys)
    expect([...new Set(select.mock.calls.flat())]).toEqual(selected)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes on another press of its button', async () => {
    renderInBank(<Select label="From" options={ACCOUNTS} selectedId="usd" onSelect={() => {}} />)
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByRole('listbox')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /From/, hidden: true }))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  })

  it('closes on a press beside it', async () => {
    renderInBank(
      <>
        <p>Beside it</p>
        <Select label="From" options={ACCOUNTS} selectedId="usd" onSelect={() => {}} />
      </>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(await screen.findByRole('listbox')).toBeTruthy()
    await userEvent.click(screen.getByText('Beside it'))
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  })

  it('opens inside the dialog around it', async () => {
    renderInBank(
      <Dialog isOpen title="Move money" onClose={() => {}}>
        <Select label="From" options={ACCOUNTS} selectedId="usd" onSelect={() => {}} />
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('button', { name: /Travel/ }))
    expect(screen.getByRole('dialog').contains(await screen.findByRole('listbox'))).toBe(true)
  })

  it('reads what is chosen with its balance', () => {
    renderInBank(<Select label="From" options={ACCOUNTS} selectedId="usd" onSelect={() => {}} />)
    const button = screen.getByRole('button')
    expect(button.textContent).toContain('Travel')
    expect(button.textContent).toContain('$5.00')
  })

  it('asks for a choice in the language on show', () => {
    renderInBank(
      <Select label="From" options={ACCOUNTS} selectedId={undefined} onSelect={() => {}} />,
    )
    expect(screen.getByRole('button').textContent).toContain('Choose')
  })
})
