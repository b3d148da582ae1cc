import { expect, it } from 'vitest'
import { createDefectLog } from './defect-log.ts'

const broken = (text: string) => new TypeError(text)
const brokenElsewhere = () => new TypeError('elsewhere')

it('writes where the bank breaks in full once, then a line for each request', () => {
  const written: string[] = []
  const log = createDefectLog(text => written.push(text))
  const what = 'POST /api?balanceInquiry'
  for (const id of ['1', '2', '3']) log({ requestId: id, what, cause: broken(`request ${id}`) })
  log({ requestId: '4', what, cause: brokenElsewhere() })
  expect(written[0]).toMatch(/balanceInquiry \(1\)\nTypeError: request 1\n +at broken /)
  expect(written.slice(1, 3)).toEqual([
    'A defect in the bank: POST /api?balanceInquiry (2), as before: TypeError',
    'A defect in the bank: POST /api?balanceInquiry (3), as before: TypeError',
  ])
  expect(written[3]).toMatch(/\n +at brokenElsewhere /)
})
