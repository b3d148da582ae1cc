import { expect, it, vi } from 'vitest'
import { aDrafts } from '../../../testing/a-sixpence.ts'
import { aDraft } from '../../../testing/batches/a-draft.ts'
import { keepEdits, withKeptEdits } from './unsent-edits.ts'

const LINES = ['rowId,email,amount,note', 'a,ada@x.example,5,', 'b,ben@x.example,7,']
const edit = (text: string) => ({ cells: [{ rowId: 'a', column: 'amount', text }] })

it('are kept for their draft until the bank has them', () => {
  const client = aDrafts()
  const edited = aDraft(LINES).change(edit('6'))
  keepEdits(client, 'b1', edited)
  expect(withKeptEdits(client, 'b1', aDraft(LINES)).cell('a', 'amount')).toBe('6')
  expect(withKeptEdits(client, 'b2', aDraft(LINES)).pending).toBe(0)
  keepEdits(client, 'b1', edited.send().acknowledge())
  expect(withKeptEdits(client, 'b1', aDraft(LINES)).pending).toBe(0)
})

it('hold no number of a card', () => {
  const client = aDrafts()
  keepEdits(client, 'b1', aDraft(LINES).change(edit('4111111111111111')))
  expect(JSON.stringify(client.read('massTransfer/b1'))).not.toContain('4111111111111111')
})

it('are not kept if they are too many for a tab', () => {
  const client = aDrafts()
  keepEdits(client, 'b1', aDraft(LINES).change(edit('6')))
  const draft = aDraft(LINES).change(edit('8'))
  vi.spyOn(draft, 'pending', 'get').mockReturnValue(5001)
  keepEdits(client, 'b1', draft)
  expect(client.read('massTransfer/b1')).toBeUndefined()
})
