import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Defect } from '../src/bank.ts'
import { defectText } from '../src/node/defect-log.ts'
import { runSandbox, type Sandbox } from '../src/sandbox.ts'
import { LOCKED_PDF } from './locked-pdf.ts'
import { testSandbox } from './test-sandbox.ts'
import { uploadForm } from './upload-form.ts'

const bank = testSandbox()

const SECRETS = {
  documentNumber: 'PK7731946X',
  taxNumber: 'TAX-7731946',
  birthDay: '1987-03-19',
  phone: '871234567',
  address: '17 Canary Row',
  pdfPassword: 'canary-sesame-9',
  nameOnDocument: 'CANARY SEVENTHREE',
}

describe('what customers tell about themselves', () => {
  const defects: Defect[] = []
  const lines: unknown[] = []
  const state = { isBroken: false }
  let sandbox: Sandbox

  beforeAll(async () => {
    const database = {
      ...bank.database,
      /** Breaks after the work with the personal data, if requested. */
      transaction: <Result>(work: Parameters<typeof bank.database.transaction<Result>>[0]) =>
        bank.database.transaction<Result>(async (sql, script) => {
          const result = await work(sql, script)
          if (state.isBroken) await sql`select ${Object.values(SECRETS).join(' ')}::date`
          return result
        }),
      close: async () => undefined,
    }
    sandbox = await runSandbox(database, { onDefect: defect => void defects.push(defect) })
    for (const name of ['debug', 'error', 'info', 'log', 'warn'] as const) {
      vi.spyOn(console, name).mockImplementation((...said) => void lines.push(...said))
    }
  })
  afterEach(() => {
    state.isBroken = false
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await sandbox.close()
  })

  async function tell() {
    const person = await bank.person({ standing: { needsKyc: true } })
    const { accessToken: token } = await bank.signIn(person)
    await bank.database.sql`
      update identity_document set number = ${SECRETS.documentNumber}
      where customer_id = ${person.customerId}`
    const call = async (method: string, body: object) => {
      const request = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }
      const answer = await sandbox.fetch(`http://bank.localhost/api?${method}`, request)
      return ((await answer.json()) as { responseCode: string }).responseCode
    }
    const { birthDay, taxNumber, address: address1 } = SECRETS
    const answers = { birthDay, taxNumber }
    const home = { countryCode: 'IE', address1 }
    const data = { documentPassword: SECRETS.pdfPassword }
    const files = { 'file[mainDocument]': new File([LOCKED_PDF], 'paper.pdf') }
    const upload = await uploadForm({ ...bank, sandbox }, { token, data, files })
    await refuseForName(token)
    return [
      await call('kycInfoUpdate', { revision: 0, section: 'person', answers }),
      await call('kycInfoUpdate', { revision: 1, section: 'home', answers: home }),
      await call('kycInfoUpdate', { revision: 7, section: 'home', answers: home }),
      await call('phoneSave', { phone: SECRETS.phone, phoneCountryCode: '353', phoneType: 2 }),
      await call('profileInquiry', {}),
      await call('documentsInquiry', {}),
      upload['responseCode'],
    ]
  }

  /** Refuses by the reviewers' call, in the bank that breaks. */
  async function refuseForName(token: string) {
    const { id } = await uploadForm(bank, { token })
    const { nameOnDocument } = SECRETS
    const review = { statusId: 26, rejectReason: 'nameDiffers', nameOnDocument }
    const request = { method: 'POST', body: JSON.stringify(review) }
    const answer = await sandbox.control(`http://bank.localhost/documents/${String(id)}`, request)
    return answer.status
  }

  const heard = () =>
    [...defects.map(defectText), ...[...defects, ...lines].map(one => inspect(one, DEEP))].join()
  const found = () =>
    Object.entries(SECRETS).flatMap(([name, secret]) => (heard().includes(secret) ? [name] : []))

  it('are in no log of calls that are done or refused', async () => {
    expect(await tell()).toEqual(['00', '00', 'VF', '00', '00', '00', 'VF'])
    expect(found()).toEqual([])
  })

  it('are in no defect', async () => {
    state.isBroken = true
    expect(await tell()).toEqual(['UE', 'VF', 'VF', 'UE', 'UE', 'UE', 'VF'])
    expect(found()).toEqual([])
    expect(defects.map(({ cause }) => cause.message)).toContain('The database says 22007')
  })
})

const DEEP = { depth: 9, showHidden: true, maxStringLength: Infinity }
