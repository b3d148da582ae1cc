import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { rowsHash, rowsText } from './rows-hash.ts'

describe('the hash of rows', () => {
  it.each([
    [
      '{"email":"Ada@X.example","amount":"12.50"}',
      '[["amount","12.5"],["email","ada@x.example"]]\n',
    ],
    ['{"amount":"100","rowId":"a","note":""}', '[["amount","100"]]\n'],
    ['{"amount":"100.00","feeShare":"OUR"}', '[["amount","100"]]\n'],
    ['{"amount":"0.00150000","feeShare":"SHA"}', '[["amount","0.0015"],["feeShare","SHA"]]\n'],
    ['{"note":"«=1+1» \\"ї\\""}', '[["note","«=1+1» \\"ї\\""]]\n'],
    ['{"taxId":"529.982.247-25","iban":"DE1490"}', '[["iban","DE1490"],["taxId","•••4725"]]\n'],
    ['{"cardId":"card-seeded-1-4242"}', '[["cardId","•••4242"]]\n'],
  ])('is made of %s', (row, line) => {
    const cells = JSON.parse(row) as Record<string, string>
    expect(rowsText([cells])).toBe(line)
  })

  it('is that of their text, and another one in another order', async () => {
    const rows = [{ amount: '1' }, { amount: '2.0' }]
    const text = '[["amount","1"]]\n[["amount","2"]]\n'
    expect(await rowsHash(rows)).toBe(createHash('sha256').update(text).digest('hex'))
    expect(await rowsHash(rows.toReversed())).not.toBe(await rowsHash(rows))
  })

  it('is the same for details that are shown masked', () => {
    const shown = { iban: 'DE1490', taxId: '•••4725' }
    expect(rowsText([shown])).toBe(rowsText([{ ...shown, taxId: '52998224725' }]))
  })
})
