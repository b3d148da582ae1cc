import { NO_NOTICE_YET } from '@sixpence/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually, testSandbox, type TestPerson, type Tokens } from '../../tests/test-sandbox.ts'
import type { MemorySocket } from './memory-socket.ts'

const bank = testSandbox()

interface Message {
  readonly type: string
  readonly lastNoticeId?: string
  readonly notice?: { readonly id: string; readonly title?: string }
}

const open: MemorySocket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})

async function connect(person: TestPerson, lastNoticeId?: string, tokens?: Tokens) {
  const { accessToken } = tokens ?? (await bank.signIn(person))
  const socket = bank.sandbox.openSocket('ws://bank.localhost/ws')
  open.push(socket)
  const heard: Message[] = []
  Object.assign(socket, {
    onopen: () => socket.send(JSON.stringify({ type: 'authenticate', accessToken, lastNoticeId })),
    // The bank's own messages, checked by its schema.
    onmessage: ({ data }: { data: string }) => heard.push(JSON.parse(data) as Message),
  })
  await eventually(() => expect(heard[0]).toMatchObject({ type: 'authenticated' }))
  const titles = () => heard.flatMap(({ notice }) => notice?.title ?? [])
  return { heard, titles, leave: () => socket.close() }
}

const tell = async ({ email }: TestPerson, title: string) => {
  const answer = await bank.control('/notices', { to: email, type: 'info', title })
  return ((await answer.json()) as { id: string }).id
}

describe('a notice in a gap', () => {
  it('is not missed by who had seen none before (RT-001)', async () => {
    const person = await bank.person()
    const { leave, heard } = await connect(person)
    expect(heard[0]).toEqual({ type: 'authenticated' })
    leave()
    await tell(person, 'In the gap')
    const back = await connect(person, NO_NOTICE_YET)
    await eventually(() => expect(back.titles()).toEqual(['In the gap']))
  })

  it('is told from those before the first connection (RT-001)', async () => {
    const person = await bank.person()
    const before = await tell(person, 'Before')
    const { heard, titles, leave } = await connect(person)
    expect(heard).toEqual([{ type: 'authenticated', lastNoticeId: before }])
    leave()
    await tell(person, 'In the gap')
    const back = await connect(person, before)
    await tell(person, 'After')
    await eventually(() => expect(back.titles()).toEqual(['In the gap', 'After']))
    expect(titles()).toEqual([])
  })

  it('between a sign-in and the first connection is told, also when that breaks (RT-001)', async () => {
    const person = await bank.person()
    const before = await tell(person, 'Before')
    const tokens = await bank.signIn(person)
    await tell(person, 'In between')
    const { heard, titles, leave } = await connect(person, undefined, tokens)
    await eventually(() => expect(titles()).toEqual(['In between']))
    expect(heard[0]).toEqual({ type: 'authenticated', lastNoticeId: before })
    leave()
    const back = await connect(person, before, tokens)
    await eventually(() => expect(back.titles()).toEqual(['In between']))
  })

  it('is no news to a page that is opened long after the sign-in', async () => {
    const person = await bank.person()
    const tokens = await bank.signIn(person)
    const earlier = await tell(person, 'Earlier')
    await bank.sandbox.clock.advance(60_000)
    const { heard, titles } = await connect(person, undefined, tokens)
    await tell(person, 'Now')
    await eventually(() => expect(titles()).toEqual(['Now']))
    expect(heard[0]).toEqual({ type: 'authenticated', lastNoticeId: earlier })
  })

  it('is of one customer alone', async () => {
    const [person, other] = [await bank.person(), await bank.person()]
    await tell(other, 'Not yours')
    const { heard } = await connect(person)
    expect(heard).toEqual([{ type: 'authenticated' }])
    const again = await connect(person, NO_NOTICE_YET)
    await tell(person, 'Yours')
    await eventually(() => expect(again.titles()).toEqual(['Yours']))
  })
})
