import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Compared, differences } from '../tests/compare-decoders.ts'
import * as decoded from './bank-methods.ts'
import { bankMethods } from './schemas.ts'

z.config({ jitless: true })

const SEED = 20261128
const COUNT = 1_000

interface Method<Type> {
  readonly input: Type
  readonly output: Type
}

const pairs = Object.entries(bankMethods).flatMap(([domain, methods]) =>
  Object.entries<Method<z.ZodMiniType>>(methods).map(([call, { input, output }]) => {
    const name = `${domain}.${call}`
    const ofClient = decoded.bankMethods[domain as 'history'] as Readonly<
      Record<string, Method<Compared['decoder']>>
    >
    const method = ofClient[call]
    if (!method) throw new Error(`${name} has no decoders`)
    return {
      input: { name: `${name} input`, schema: input, decoder: method.input },
      output: { name: `${name} output`, schema: output, decoder: method.output },
    }
  }),
)

describe('the decoders of calls', () => {
  it('judge what is sent as its schemas do', () => {
    const found = pairs.flatMap(({ output }) =>
      differences(output, 'decode', { seed: SEED, count: COUNT / 2 }),
    )
    expect(found).toEqual([])
  }, 60_000)

  it('judge what is to be sent as its schemas do', () => {
    const found = pairs.flatMap(({ input }) =>
      differences(input, 'encode', { seed: SEED, count: COUNT / 2 }),
    )
    expect(found).toEqual([])
  }, 60_000)
})
