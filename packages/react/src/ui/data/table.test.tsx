import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInBank } from '../../testing/render-in-bank.tsx'
import { Tabs } from '../layout/tabs.tsx'
import { RowButton, Table } from './table.tsx'

it('says which value stands under which title, however narrow it is', async () => {
  const open = vi.fn<() => void>()
  renderInBank(
    <Table
      label="Invoices"
      columns={[
        { id: 'who', title: 'From' },
        { id: 'sum', title: 'Amount', align: 'end' },
      ]}
      rows={[
        { id: 'i-1', cells: { who: <RowButton onPress={open}>Ben</RowButton>, sum: '€5.00' } },
      ]}
    />,
  )
  const table = within(screen.getByRole('table', { name: 'Invoices' }))
  expect(table.getAllByRole('columnheader')).toHaveLength(2)
  expect(table.getByRole('rowheader', { name: 'Ben' })).toBeDefined()
  // The title beside the value is only visible.
  expect(table.getByRole('cell', { name: '€5.00' })).toBeDefined()
  await userEvent.click(table.getByRole('button', { name: 'Ben' }))
  expect(open).toHaveBeenCalledOnce()
})

it('says what stands where in a row of two lines, and keeps all of it for who hears it', () => {
  renderInBank(
    <Table
      label="Invoices"
      columns={[
        { id: 'who', title: 'From' },
        { id: 'due', title: 'Due', narrow: 'named' },
        { id: 'sent', title: 'Sent', narrow: 'heard' },
        { id: 'sum', title: 'Amount', narrow: 'aside' },
      ]}
      rows={[{ id: 'i-1', cells: { who: 'Ben', due: '5 Dec', sent: '1 Dec', sum: '€5.00' } }]}
    />,
  )
  expect(screen.getByRole('table').className).toContain('sp-table-lines')
  const cells = screen.getAllByRole('cell').map(cell => [cell.dataset['narrow'], cell.textContent])
  expect(cells).toEqual([
    ['named', 'Due5 Dec'],
    ['heard', 'Sent1 Dec'],
    ['aside', 'Amount€5.00'],
  ])
})

it('shows one part at a time, by press and by arrow keys', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  function Parts() {
    const [id, select] = useState<'in' | 'out'>('in')
    return (
      <Tabs
        label="Which"
        tabs={[
          { id: 'in', label: 'Received' },
          { id: 'out', label: 'Sent' },
        ]}
        selectedId={id}
        onSelect={next => {
          onSelect(next)
          select(next)
        }}
      >
        {`the list ${id}`}
      </Tabs>
    )
  }
  renderInBank(<Parts />)
  const user = userEvent.setup()
  expect(screen.getByRole('tabpanel', { name: 'Received' }).textContent).toBe('the list in')
  await user.click(screen.getByRole('tab', { name: 'Sent' }))
  expect(screen.getByRole('tabpanel', { name: 'Sent' }).textContent).toBe('the list out')
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Received', selected: true })).toBeDefined()
  expect(onSelect.mock.calls).toEqual([['out'], ['in']])
})
