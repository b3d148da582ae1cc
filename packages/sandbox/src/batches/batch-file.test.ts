import { type BatchPayee, type Locale, LOCALES } from '@sixpence/protocol'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { readJson, testSandbox } from '../../tests/test-sandbox.ts'
import { batchCsv, FILE_LIFE_MS } from './batch-file.ts'
import { BATCH_WORDS } from './batch-words.ts'

const bank = testSandbox()

describe('the file of a batch', () => {
  async function aPayer() {
    const payee = await bank.person()
    const payments = [
      { email: payee.email, amount: '12.50', note: '=1+1' },
      { email: 'nobody@sixpence.example', amount: '3' },
    ]
    const person = await bank.person({ batches: [{ name: 'Wages', payments }] })
    const { accessToken: token } = await bank.signIn(person)
    const { batchTransfer } = await readJson(bank.call('batchTransferList', {}, token))
    const [batch] = (batchTransfer as { transfer: { id: string }[] }).transfer
    const view = (by = token) => readJson(bank.call('batchFileView', { id: batch?.id }, by))
    return { person, payee, token, view }
  }
  const read = (url: string, token: string, headers: Record<string, string> = {}) =>
    bank.post(url, {}, { Authorization: `Bearer ${token}`, ...headers })

  it('holds each line as it was, and what came of it (HIST-018)', async () => {
    const { payee, token, view } = await aPayer()
    const answer = await view()
    expect(answer).toMatchObject({ responseCode: '00' })
    const file = await read(String(answer['url']), token)
    expect(file.headers.get('Content-Type')).toContain('text/csv')
    expect(file.headers.get('Content-Disposition')).toMatch(/filename="batch-[\d-]+\.csv"/)
    const { data } = Papa.parse<string[]>(await file.text(), { skipEmptyLines: true })
    expect(data[0]?.at(-1)).toBe('Transaction number')
    expect(data[1]).toEqual([
      payee.email,
      '12.50',
      'EUR',
      "'=1+1",
      'Paid',
      '',
      expect.stringMatching(/^[\w-]+$/),
    ])
    expect(data[2]).toMatchObject([
      'nobody@sixpence.example',
      '3.00',
      'EUR',
      '',
      'Not paid',
      BATCH_WORDS.en.reasons.payee,
      '',
    ])
  })

  it('speaks the language of who asks', async () => {
    const { token, view } = await aPayer()
    const file = await read(String((await view())['url']), token, { 'Accept-Language': 'es' })
    expect(await file.text()).toContain(BATCH_WORDS.es.statuses.refused)
  })

  it('is there for a few minutes, for who asked alone', async () => {
    const { person, payee, token, view } = await aPayer()
    const url = String((await view())['url'])
    const other = await bank.signIn(payee)
    expect((await read(url, other.accessToken)).status).toBe(404)
    expect((await bank.post(url, {})).status).toBe(401)
    expect((await read(`${url}x`, token)).status).toBe(404)
    await bank.sandbox.clock.advance(FILE_LIFE_MS)
    const later = await bank.signIn(person)
    expect((await read(url, later.accessToken)).status).toBe(404)
    expect(
      (await read(String((await view(later.accessToken))['url']), later.accessToken)).status,
    ).toBe(200)
  })
})

describe('batchCsv', () => {
  const OUTCOME = { rowId: 'a', place: 1, amount: '1', status: 'refused', reason: 'funds' } as const
  const rowsOf = (payee: BatchPayee, locale: Locale) => {
    const csv = batchCsv({ currencyCode: 'EUR' }, [{ ...OUTCOME, payee }], locale)
    return Papa.parse<string[]>(csv, { skipEmptyLines: true }).data
  }
  const ACCOUNT: BatchPayee = {
    type: 'account',
    name: 'Lena Vogt',
    countryCode: 'DE',
    currency: 'CHF',
    details: { iban: 'DE14900900900000000017', bic: '', taxId: '•••4725' },
  }

  it.each(LOCALES)('has a cell for each column, for either payee: %s', locale => {
    for (const payee of [{ type: 'email', email: 'a@b.c' } as const, ACCOUNT]) {
      const [head, row] = rowsOf(payee, locale)
      expect(row).toHaveLength(head?.length ?? 0)
    }
  })

  it('names an account elsewhere by its owner, country, currency and details', () => {
    const [head, row] = rowsOf(ACCOUNT, 'en')
    expect(head?.slice(0, 5)).toEqual([
      'Recipient',
      'Country',
      'Recipient’s currency',
      'Account',
      'Amount',
    ])
    expect(row?.slice(0, 6)).toEqual([
      'Lena Vogt',
      'DE',
      'CHF',
      'DE14900900900000000017 · •••4725',
      '1',
      'CHF',
    ])
  })
})
