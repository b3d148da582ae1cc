import type { Sql } from '../../db/index.ts'
import { keepExternalCard, keepTemplate } from './keep-payee.ts'

/** Keeps some payees and cards for the first of the bank's people. */
export async function seedPayees(sql: Sql, customerId: string, at: Date): Promise<void> {
  for (const [index, template] of TEMPLATES.entries()) {
    await keepTemplate(sql, { ...template, id: `seeded-${index + 1}`, customerId })
  }
  for (const [index, card] of CARDS.entries()) {
    await keepExternalCard(sql, { ...card, id: `seeded-${index + 1}`, customerId, at })
  }
}

const TEMPLATES = [
  {
    name: 'Landlady',
    kind: 'eft',
    permission: '3d',
    countryCode: 'DE',
    currency: 'EUR',
    payeeName: 'Lena Vogt',
    details: { iban: 'DE14900900900000000017' },
    amount: '740.00',
    note: 'Rent',
  },
  {
    name: 'Bruna in São Paulo',
    kind: 'instant',
    permission: '3d',
    countryCode: 'BR',
    currency: 'BRL',
    payeeName: 'Bruna Azevedo',
    details: { instantKeyType: 'cpf', instantKey: '52998224725' },
  },
] as const

// Test numbers of the card schemes; the last one begins like those of a blocked bank.
const CARDS = [
  {
    bin: '424242',
    lastFour: '4242',
    cardBrand: 'VISA',
    holderName: 'Ada Byron',
    expires: '2031-03',
  },
  {
    bin: '555555',
    lastFour: '4444',
    cardBrand: 'MASTERCARD',
    holderName: 'Ada Byron',
    expires: '2025-01',
  },
  {
    bin: '400000',
    lastFour: '0002',
    cardBrand: 'VISA',
    holderName: 'Ada Byron',
    expires: '2031-09',
  },
] as const
