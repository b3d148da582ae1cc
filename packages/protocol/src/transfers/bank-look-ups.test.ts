import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bankLookUpSchemas } from './bank-look-ups.ts'

z.config({ jitless: true })

describe('what is looked up of a bank', () => {
  it.each([[['Main Street 1']], [[]], [''], [null]])(
    'is empty where it comes as %j (XFER-029)',
    value => {
      const read = z.decode(bankLookUpSchemas.swift.output, {
        bank: { bankName: 'Linden Bank', address: value },
      })
      expect(read.bank).toEqual({ bankName: 'Linden Bank', address: undefined })
    },
  )
})
