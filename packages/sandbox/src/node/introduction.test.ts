import { expect, it } from 'vitest'
import { testSandbox } from '../../tests/test-sandbox.ts'
import { introduction } from './introduction.ts'

const bank = testSandbox()

it('says where the bank is, whom to sign in as, and the keys of the merchant', async () => {
  const where = { bankPort: 5400, controlPort: 5401, keptIn: '/tmp/bank' }
  const text = await introduction(bank.sandbox, where)
  for (const said of [
    'Bank    http://127.0.0.1:5400\n',
    'Control http://127.0.0.1:5401\n',
    'Data    /tmp/bank\n',
    'ada@sixpence.example   lantern-orchard-42',
    'ck_sandbox_partner',
    'sk_sandbox_munteanu_books',
    'whsec_sandbox_munteanu_books',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/ $/m)
})
