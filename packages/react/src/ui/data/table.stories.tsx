import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
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

/** A table where there is room, cards on a phone. */
export const InTabs: StoryObj = {
  render: () => <Parts />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Sent' }))
    await expect(canvas.getByRole('table', { name: 'sent' })).toBeVisible()
  },
}
