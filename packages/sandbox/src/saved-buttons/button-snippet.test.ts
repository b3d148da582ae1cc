import { expect, it } from 'vitest'
import { buttonSnippet } from './button-snippet.ts'

const ids = { id: `btn_${'0f'.repeat(16)}`, clientKey: 'ck_sandbox_shop' }

it('is three lines, made of ids (MERCH-003)', () => {
  const bank = 'https://bank.example'
  expect(buttonSnippet({ pages: bank, answers: bank }, ids).split('\n')).toEqual([
    '<script async src="https://bank.example/embed/v0/sixpence.js"></script>',
    `<sixpence-payment-button client-key="ck_sandbox_shop" button="${ids.id}">`,
    `<a href="https://bank.example/pay/${ids.id}">https://bank.example/pay/${ids.id}</a></sixpence-payment-button>`,
  ])
})

it('names the place of the answers where it is another', () => {
  const places = { pages: 'https://bank.example', answers: 'https://api.bank.example' }
  expect(buttonSnippet(places, ids)).toContain(' data-api="https://api.bank.example"></script>')
})
