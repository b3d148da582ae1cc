import type * as z from 'zod/mini'
import * as decoded from '../src/bank-methods.ts'
import { bankMethods } from '../src/schemas.ts'
import type { Compared } from './compare-decoders.ts'

interface Call<Type> {
  readonly input: Type
  readonly output: Type
}

/** The decoders of each call, each with its schema. */
export const comparedCalls = (): readonly Call<Compared>[] =>
  Object.entries(bankMethods).flatMap(([domain, methods]) => {
    const ofClient = decoded.bankMethods[domain as 'history'] as Readonly<
      Record<string, Call<Compared['decoder']>>
    >
    return Object.entries<Call<z.ZodMiniType>>(methods).map(([name, { input, output }]) => {
      const call = ofClient[name]
      if (!call) throw new Error(`${domain}.${name} has no decoders`)
      return {
        input: { name: `${domain}.${name} input`, schema: input, decoder: call.input },
        output: { name: `${domain}.${name} output`, schema: output, decoder: call.output },
      }
    })
  })
