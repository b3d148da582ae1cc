import type { NamedMethod, OutputOf } from '@sixpence/protocol'
import { describe, expect, it } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { EFT, P2P } from '../batch-files/draft/drafts.fixture.ts'
import { batches } from './index.ts'
import type { PaidBatchType } from './batch-actions.ts'

const IBAN = { iban: 'DE14900900900000000017' }
const kept = (payeeName: string, more: object = {}) => ({
  kind: 'eft',
  payeeName,
  countryCode: 'DE',
  currency: 'EUR',
  details: IBAN,
  ...more,
})
const paid = ({ payeeName, kind, ...more }: ReturnType<typeof kept>, isDisabled = false) => ({
  ...more,
  type: kind,
  beneficiaryName: payeeName,
  isDisabled,
})
const TAX = { countryCode: 'BR', currency: 'BRL', details: {} }

const ANSWERS: Readonly<Record<string, readonly object[]>> = {
  p2pBeneficiaryList: [{ email: 'ben@sixpence.example' }],
  paymentTemplateList: [
    kept('-Lena Vogt'),
    kept('Bruna Azevedo', TAX),
    kept('By wire', { kind: 'wire' }),
  ],
  recentTransferList: [
    paid(kept('Lena V.')),
    paid(kept('Mia Roth', { details: { iban: 'DE89370400440532013000' } })),
    paid(kept('Gone', { countryCode: 'FR' }), true),
  ],
}

async function sheetOf(type: PaidBatchType) {
  const call = async <Method extends NamedMethod>({ name }: Method) => {
    const items = ANSWERS[name]
    // By the schemas of these calls.
    return (items
      ? { items, total: items.length }
      : { format: type === 'p2p' ? P2P : EFT }) as unknown as OutputOf<Method>
  }
  const client = opened(batches, { call, subject: () => undefined })
  const { file, ...counts } = await client.payeeSheet({ type })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)
  return { ...counts, fileName: file.fileName, lines: text.trimEnd().split('\r\n') }
}

describe('the sheet of payees', () => {
  it('has those kept and paid, each once, with nothing but the amount missing (MASS-004)', async () => {
    expect(await sheetOf('eft')).toEqual({
      fileName: 'eft-payees.csv',
      count: 2,
      leftOut: 1,
      lines: [
        '\uFEFFpayeeName,countryCode,currency,amount,note,iban',
        "'-Lena Vogt,DE,EUR,,,DE14900900900000000017",
        'Mia Roth,DE,EUR,,,DE89370400440532013000',
      ],
    })
  })

  it('has the people who were paid (MASS-004)', async () => {
    expect(await sheetOf('p2p')).toEqual({
      fileName: 'p2p-payees.csv',
      count: 1,
      leftOut: 0,
      lines: ['\uFEFFemail,amount,note', 'ben@sixpence.example,,'],
    })
  })
})
