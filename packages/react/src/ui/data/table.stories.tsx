import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Avatar } from './avatar.tsx'
import { Badge } from './badge.tsx'
import { Card } from '../layout/card.tsx'
import { Money } from './money.tsx'
import { RowButton, Table } from './table.tsx'
import { Tabs } from '../layout/tabs.tsx'

const meta: Meta = {
  title: 'ui/Table',
  tags: ['autodocs'],
  parameters: { bank: false },
}
export default meta

const NAMES = [
  'Munteanu Books SRL',
  'A payee whose name is so long that it takes more than one line',
]

function Parts() {
  const [id, select] = useState<'received' | 'sent'>('received')
  return (
    <Tabs
      label="Invoices"
      tabs={[
        { id: 'received', label: 'Received' },
        { id: 'sent', label: 'Sent' },
      ]}
      selectedId={id}
      onSelect={select}
    >
      <Card padding="none">
        <Table
          label={id}
          columns={[
            { id: 'who', title: 'From' },
            { id: 'status', title: 'Status' },
            { id: 'sum', title: 'Amount', align: 'end' },
          ]}
          rows={NAMES.map(name => ({
            id: name,
            cells: {
              who: <RowButton onPress={() => {}}>{name}</RowButton>,
              status: <Badge tone="warning">Awaiting payment</Badge>,
              sum: <Money amount="1204.99" currencyCode="EUR" />,
            },
          }))}
        />
      </Card>
    </Tabs>
  )
}

const ROW_PX = 72

/** Rows of two lines on a phone, however long a name is. */
export const TwoLines: StoryObj = {
  parameters: { width: 'form' },
  render: () => (
    <Card padding="none">
      <Table
        label="Invoices"
        columns={[
          { id: 'who', title: 'From' },
          { id: 'due', title: 'Due', narrow: 'named' },
          { id: 'status', title: 'Status' },
          { id: 'sum', title: 'Amount', align: 'end', narrow: 'aside' },
        ]}
        rows={NAMES.map(name => ({
          id: name,
          leading: <Avatar name={name} colorKey={name} />,
          cells: {
            who: <RowButton onPress={() => {}}>{name}</RowButton>,
            due: '5 Dec 2026',
            status: <Badge tone="warning">Awaiting payment</Badge>,
            sum: <Money amount="1204.99" currencyCode="EUR" />,
          },
        }))}
      />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).getAllByRole('row').slice(1)) {
      await expect(row.getBoundingClientRect().height).toBeLessThan(ROW_PX)
    }
  },
}

/** A table if there is room, cards on a phone. */
export const InTabs: StoryObj = {
  render: () => <Parts />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Sent' }))
    await expect(canvas.getByRole('table', { name: 'sent' })).toBeVisible()
  },
}
