import type { Calls, Domain } from '@sixpence/core/bank'
import { SixpenceError } from '@sixpence/core/errors'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { aBank } from '../testing/a-bank.ts'
import { InBank } from '../testing/render-in-bank.tsx'
import { BankStore } from './bank-store.tsx'
import { hooksOf } from './hooks-of.ts'
import { useWrite } from './use-write.ts'

const WRITE = { effect: 'write', needs: 'initiate', staff: 'never' } as const
const calls = {
  order: { name: 'thingOrder', ...WRITE, once: 'all' },
  upgrade: { name: 'thingUpgrade', ...WRITE, once: 'all' },
  activate: { name: 'thingActivate', ...WRITE, once: ['id'] },
  rename: { name: 'thingRename', ...WRITE },
} satisfies Calls

type Sent = (input: object, by?: { key: string }) => Promise<string>
type Name = keyof typeof calls
type Things = Readonly<Record<Name, Sent>>

const things: Domain<Things, typeof calls> = {
  name: 'things',
  calls,
  open: () => {
    throw new Error('Nothing is opened here')
  },
}
const thingsApi = hooksOf(things)

/** A writer at a bank; each answer is lost until the test sets `answer`. */
function aWriter() {
  const answer = vi.fn<() => Promise<string>>(() =>
    Promise.reject(new SixpenceError('timeout', 'late')),
  )
  const keys: (string | undefined)[] = []
  const send: Sent = (_input, by) => {
    keys.push(by?.key)
    return answer()
  }
  let made = 0
  const client = {
    order: send,
    upgrade: send,
    activate: send,
    rename: send,
    newKey: () => `key-${(made += 1)}`,
  }
  const sixpence = { ...aBank().sixpence, use: () => client as never }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <InBank sixpence={sixpence}>
      <BankStore>{children}</BankStore>
    </InBank>
  )
  const { result } = renderHook(() => useWrite(), { wrapper })
  const write = (name: Name, input: object) =>
    act(() => result.current.write(thingsApi[name], input as never))
  return { answer, keys, write }
}

describe('the key of a call that takes effect once', () => {
  it.each<[Name, object]>([
    ['order', { id: 'a' }],
    ['activate', { id: 'a', digits: '1234' }],
  ])(
    'stays until the bank says that it is done, and the next has its own: %s',
    async (name, of) => {
      const { answer, keys, write } = aWriter()
      expect(await write(name, of)).toBeUndefined()
      expect(await write(name, of)).toBeUndefined()
      answer.mockResolvedValue('done')
      expect(await write(name, of)).toEqual({ answer: 'done' })
      expect(await write(name, of)).toEqual({ answer: 'done' })
      expect(await write(name, of)).toEqual({ answer: 'done' })
      expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2', 'key-3'])
    },
  )

  it.each<[string, [Name, object], [Name, object]]>([
    ['another input', ['order', { id: 'a' }], ['order', { id: 'b' }]],
    [
      'another subject',
      ['activate', { id: 'a', digits: '1' }],
      ['activate', { id: 'b', digits: '1' }],
    ],
    ['another call', ['order', { id: 'a' }], ['upgrade', { id: 'a' }]],
  ])('is another one for %s, and is still known after that', async (_why, first, second) => {
    const { keys, write } = aWriter()
    for (const attempt of [first, second, first]) await write(...attempt)
    expect(keys).toEqual(['key-1', 'key-2', 'key-1'])
  })

  it('is the same for what the call does not tell attempts by', async () => {
    const { keys, write } = aWriter()
    await write('activate', { id: 'a', digits: '1' })
    await write('activate', { id: 'a', digits: '2' })
    expect(keys).toEqual(['key-1', 'key-1'])
  })
})

it('sends no key with a call that may take effect again', async () => {
  const { keys, write } = aWriter()
  await write('rename', { id: 'a' })
  expect(keys).toEqual([undefined])
})
