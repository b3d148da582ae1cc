import { describe, expect, it } from 'vitest'
import { aRealtime, notice } from '../../tests/realtime/a-realtime.ts'
import { SixpenceError } from '../errors/index.ts'
import { reconnectDelayMs } from './reconnect-delay.ts'

describe('createRealtime', () => {
  it('opens once somebody is signed in, by a first message (RT-001, RT-002)', async () => {
    const { realtime, sockets, signIn, latest, time } = await aRealtime()
    await time.pass(60_000)
    expect(sockets).toEqual([])
    await signIn()
    expect(realtime.getSnapshot()).toBe('connecting')
    latest().accept()
    expect(latest().said).toEqual([{ type: 'authenticate', accessToken: 'token-1' }])
    expect(realtime.getSnapshot()).toBe('open')
  })

  it('closes on the sign-out and stays closed (RT-002)', async () => {
    const { realtime, sockets, signIn, latest, become, time } = await aRealtime()
    await signIn()
    latest().accept()
    await become({ status: 'signed_out', because: 'left' })
    expect([realtime.getSnapshot(), latest().closedWith]).toEqual(['closed', 1000])
    await time.pass(120_000)
    expect(sockets).toHaveLength(1)
  })

  it('hears each notice once and in order (RT-001)', async () => {
    const { signIn, latest, heard } = await aRealtime()
    await signIn()
    latest().accept()
    for (const id of ['1', '2', '2', '1', '3'])
      latest().tell({ type: 'notice', notice: notice(id) })
    expect(heard).toEqual(['1', '2', '3'])
  })

  it('passes over what is no message of the bank', async () => {
    const { realtime, signIn, latest, heard } = await aRealtime()
    await signIn()
    latest().accept()
    for (const said of [
      '',
      '{',
      'null',
      '[]',
      '{"type":"notice"}',
      '{"type":"notice","notice":1}',
    ]) {
      latest().tell(said)
    }
    latest().onmessage?.({ data: new ArrayBuffer(8) })
    expect([heard, realtime.getSnapshot()]).toEqual([[], 'open'])
  })

  it('comes back within a second or two, asks for what it missed and says so', async () => {
    const { time, signIn, latest, sockets, heard, reconnections } = await aRealtime()
    await signIn()
    latest().accept()
    latest().tell({ type: 'notice', notice: notice('7') })
    latest().onclose?.({ code: 1006, reason: '' })
    await time.pass(999)
    expect(sockets).toHaveLength(1)
    await time.pass(1_001)
    expect(sockets).toHaveLength(2)
    latest().accept()
    expect(latest().said).toEqual([
      { type: 'authenticate', accessToken: 'token-1', lastNoticeId: '7' },
    ])
    latest().tell({ type: 'notice', notice: notice('7') })
    latest().tell({ type: 'notice', notice: notice('8') })
    expect([heard, reconnections()]).toEqual([['7', '8'], 1])
  })

  it('misses nothing of a gap before the first notice (RT-001)', async () => {
    const { time, signIn, latest, heard } = await aRealtime()
    await signIn()
    latest().onopen?.()
    latest().tell({ type: 'authenticated', lastNoticeId: '6' })
    latest().onclose?.({ code: 1006, reason: '' })
    await time.pass(2_000)
    latest().accept()
    expect(latest().said[0]).toMatchObject({ lastNoticeId: '6' })
    latest().tell({ type: 'notice', notice: notice('7') })
    latest().onclose?.({ code: 1006, reason: '' })
    await time.pass(2_000)
    latest().accept()
    expect(latest().said[0]).toMatchObject({ lastNoticeId: '7' })
    expect(heard).toEqual(['7'])
  })

  it('says that it began before there was any notice', async () => {
    const { time, signIn, latest } = await aRealtime()
    await signIn()
    latest().accept()
    latest().onclose?.({ code: 1006, reason: '' })
    await time.pass(2_000)
    latest().accept()
    expect(latest().said[0]).toMatchObject({ lastNoticeId: '' })
  })

  it('gives up a line on which nobody answers its ping', async () => {
    const { time, signIn, latest, sockets, realtime } = await aRealtime()
    await signIn()
    latest().accept()
    await time.pass(25_000)
    expect(latest().said.at(-1)).toEqual({ type: 'ping' })
    latest().tell({ type: 'pong' })
    await time.pass(29_000)
    expect(realtime.getSnapshot()).toBe('open')
    await time.pass(1_000)
    expect(realtime.getSnapshot()).toBe('connecting')
    expect(sockets[0]?.closedWith).toBe(1000)
    await time.pass(2_000)
    expect(sockets).toHaveLength(2)
  })

  it('renews a token that the bank does not take', async () => {
    const { time, signIn, latest, renewed } = await aRealtime()
    await signIn()
    latest().onopen?.()
    latest().onclose?.({ code: 4401, reason: '' })
    await time.pass(2_000)
    latest().accept()
    expect(renewed).toEqual(['token-1'])
    expect(latest().said).toMatchObject([{ accessToken: 'token-2' }])
  })

  it('comes back at once when the network does', async () => {
    const { time, tab, signIn, latest, sockets } = await aRealtime()
    await signIn()
    latest().onclose?.({ code: 1006, reason: '' })
    tab.emit('online')
    await time.pass(0)
    expect(sockets).toHaveLength(2)
    await time.pass(5_000)
    expect(sockets).toHaveLength(2)
  })

  it('tries again when no token could be had', async () => {
    const { time, signIn, sockets, tokenFrom } = await aRealtime()
    tokenFrom(() => Promise.reject(new SixpenceError('offline', 'no network')))
    await signIn()
    expect(sockets).toEqual([])
    tokenFrom(async () => 'token-1')
    await time.pass(2_000)
    expect(sockets).toHaveLength(1)
  })

  it('comes back to a customer whose session was begun anew meanwhile', async () => {
    const { time, signIn, sockets, tokenFrom } = await aRealtime()
    tokenFrom(() => Promise.reject(new SixpenceError('session_expired', 'another began')))
    await signIn()
    tokenFrom(async () => 'token-1')
    await signIn()
    await time.pass(2_000)
    expect(sockets).toHaveLength(1)
  })

  it('says that what is shown may be old when the first line broke before it was open', async () => {
    const { time, signIn, latest, reconnections } = await aRealtime()
    await signIn()
    latest().onclose?.({ code: 1006, reason: '' })
    await time.pass(2_000)
    expect(reconnections()).toBe(0)
    latest().accept()
    expect(reconnections()).toBe(1)
  })

  it('forgets what the customer before has seen', async () => {
    const { signIn, latest, become } = await aRealtime()
    await signIn()
    latest().accept()
    latest().tell({ type: 'notice', notice: notice('7') })
    await become({ status: 'signed_in', userId: 'ben', email: undefined, idleAt: undefined })
    latest().accept()
    expect(latest().said).toEqual([{ type: 'authenticate', accessToken: 'token-1' }])
  })

  it('opens nothing more once it is disposed of', async () => {
    const { time, realtime, signIn, latest, sockets } = await aRealtime()
    await signIn()
    latest().accept()
    realtime.dispose()
    await signIn()
    await time.pass(60_000)
    expect([sockets.length, latest().closedWith]).toEqual([1, 1000])
  })
})

describe('reconnectDelayMs', () => {
  it('waits between one second and a bound that doubles up to thirty', () => {
    const least = (length: number) => new Uint8Array(length)
    const most = (length: number) => new Uint8Array(length).fill(255)
    const bounds = [0, 1, 2, 3, 4, 5, 50].map(attempt => reconnectDelayMs(attempt, most))
    expect(bounds).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
    expect(reconnectDelayMs(50, least)).toBe(1_000)
  })
})
