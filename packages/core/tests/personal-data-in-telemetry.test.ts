import { expect, it } from 'vitest'
import type { Diagnostic } from '../src/index.ts'
import { documents } from '../src/documents/index.ts'
import { kyc } from '../src/kyc/index.ts'
import { aPerson, aSixpence, theBank } from './bank-in-process.ts'
import { ONE_PAGE as LEASE } from './one-page.ts'

const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'
const SECRETS = [
  'TAX-7731946',
  '1987-03-19',
  '871234567',
  '17 Canary Row',
  'canary-sesame-9',
  'CANARY SEVENTHREE',
]
const [
  taxNumber = '',
  birthDay = '',
  phone = '',
  address1 = '',
  documentPassword = '',
  nameOnDocument = '',
] = SECRETS

it('hears nothing of what customers tell about themselves, done or refused', async () => {
  const heard: Diagnostic[] = []
  const sixpence = await aSixpence({ onDiagnostic: diagnostic => void heard.push(diagnostic) })
  const { email, password } = await aPerson({ standing: { needsKyc: true } })
  await sixpence.signIn.start({ username: email, password })
  const person = { section: 'person', answers: { taxNumber, birthDay } } as const
  const home = { section: 'home', answers: { address1, countryCode: 'IE' } } as const
  const { save } = sixpence.use(kyc)
  await save({ revision: 0, ...person })
  await save({ revision: 1, ...home })
  await expect(save({ revision: 0, ...person })).rejects.toThrow()
  const number = { phone, phoneCountryCode: '353', phoneType: 2 } as const
  await sixpence.profile.savePhone(number)
  await expect(sixpence.profile.savePhone({ ...number, phoneId: 'none' })).rejects.toThrow()
  const upload = sixpence.use(documents).upload({
    categoryId: 'address',
    documentTypeId: 10,
    files: { mainDocument: new File([PDF], 'paper.pdf') },
    passwords: { mainDocument: documentPassword },
  })
  await upload.finished().catch(() => undefined)
  const paper = { mainDocument: new File([LEASE], 'lease.pdf') }
  const lease = { categoryId: 'address', documentTypeId: 12, files: paper } as const
  const id = await sixpence.use(documents).upload(lease).finished()
  const review = { statusId: 26, rejectReason: 'nameDiffers', nameOnDocument }
  const body = JSON.stringify(review)
  const bank = await theBank()
  await bank.control(`http://127.0.0.1/documents/${id}`, { method: 'POST', body })
  expect(JSON.stringify(await sixpence.use(documents).list())).toContain(nameOnDocument)
  expect(heard.length).toBeGreaterThanOrEqual(5)
  const told = JSON.stringify(heard)
  expect(SECRETS.filter(secret => told.includes(secret))).toEqual([])
  sixpence.dispose()
})
