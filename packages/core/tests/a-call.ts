import { type Decoder, methodsOf } from '@sixpence/protocol'
import {
  checked,
  converted,
  decoders,
  matching,
  number,
  numbers,
  object,
  oneOf,
  optional,
  string,
  union,
  unknown,
  variants,
} from '@sixpence/protocol/decode'
import { expect } from 'vitest'
import { createCallNamedMethod, type Caller } from '../src/transport/index.ts'
import type { Diagnostic } from '../src/errors/index.ts'
import { json, platformAnswering, type Answering } from './http-bank.ts'

export const KEY = 'key-of-one-payment'
const wireNumber = converted(union(number, checked(string, matching(/^-?\d+$/))), number, numbers)

type Shapes = {
  readonly read: {
    readonly input: Decoder<{ filter?: unknown }>
    readonly output: Decoder<{ count: number; name?: string | undefined }>
  }
  readonly pay: {
    readonly input: Decoder<{ amount: string }>
    readonly output: Decoder<{ transactionId: string }>
  }
  readonly ask: {
    readonly input: Decoder<object>
    readonly output: Decoder<
      | { readonly responseCode: '00'; readonly batchId: string }
      | { readonly responseCode: '92'; readonly batchId: string; readonly date: string }
    >
  }
  readonly open: { readonly input: Decoder<object>; readonly output: Decoder<object> }
}

export const METHODS = methodsOf(
  {
    read: { name: 'accountList', effect: 'read', needs: 'read', staff: 'sees' },
    pay: {
      name: 'p2pTransfer',
      effect: 'write',
      needs: 'initiate',
      permission: ['p2p'],
      staff: 'never',
      key: 'opens',
    },
    ask: {
      name: 'massTransfer',
      effect: 'write',
      needs: 'initiate',
      staff: 'never',
      answers: ['92'],
    },
    open: { name: 'countryList', effect: 'read', access: 'public' },
  },
  decoders<Shapes>({
    read: [
      object({ filter: optional(unknown) }),
      object({ count: wireNumber, name: optional(string) }),
    ],
    pay: [
      object({ amount: checked(string, matching(/^\d+$/)) }),
      object({ transactionId: string }),
    ],
    ask: [
      object({}),
      variants(
        'responseCode',
        ['00', object({ responseCode: oneOf('00'), batchId: string })],
        ['92', object({ responseCode: oneOf('92'), batchId: string, date: string })],
      ),
    ],
    open: [object({}), object({})],
  }),
)
export const OK = { responseCode: '00', count: 1, transactionId: 't' }

/** A call to a bank that replies as instructed, and its observable effects. */
export function aCall(
  answer: Answering = () => json(OK),
  caller: Caller = { fromEmail: 'ada@x.example' },
) {
  const { platform, sent } = platformAnswering(answer)
  const diagnostics: Diagnostic[] = []
  const refused: string[] = []
  let touches = 0
  const call = createCallNamedMethod({
    api: 'https://bank.example',
    platform,
    session: {
      accessToken: async () => 'old-token',
      renewedToken: async token => {
        refused.push(token)
        return 'new-token'
      },
      touch: () => void (touches += 1),
    },
    language: () => 'ua',
    caller: () => caller,
    onDiagnostic: diagnostic => diagnostics.push(diagnostic),
  })
  return { call, platform, sent, refused, diagnostics, touches: () => touches }
}

/** The error of a call that must fail. */
export const failing = async (answer: Answering, pay = false) => {
  const { call } = aCall(answer)
  const asked = pay ? call(METHODS.pay, { amount: '1' }, { key: KEY }) : call(METHODS.read, {})
  return asked.then(
    () => expect.unreachable(),
    (cause: unknown) => cause,
  )
}
