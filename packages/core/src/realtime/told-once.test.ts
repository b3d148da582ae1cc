import { describe, expect, it } from 'vitest'
import { aRealtime, notice } from '../../tests/realtime/a-realtime.ts'

describe('a notice around a reload', () => {
  it('asks after a reload for what came meanwhile, and tells nothing twice (RT-001)', async () => {
    const { realtime, signIn, latest, tabStorage, time } = await aRealtime()
    await signIn()
    latest().accept()
    for (const id of ['7', '8']) latest().tell({ type: 'notice', notice: notice(id) })
    await time.pass(0)
    realtime.dispose()
    const reloaded = await aRealtime(tabStorage)
    await reloaded.signIn()
    reloaded.latest().accept()
    expect(reloaded.latest().said[0]).toMatchObject({ lastNoticeId: '8' })
    for (const id of ['7', '9']) reloaded.latest().tell({ type: 'notice', notice: notice(id) })
    expect(reloaded.heard).toEqual(['9'])
  })

  it('asks after a reload also where there was no notice before it (RT-001)', async () => {
    const { signIn, latest, tabStorage } = await aRealtime()
    await signIn()
    latest().onopen?.()
    latest().tell({ type: 'authenticated', lastNoticeId: '6' })
    const reloaded = await aRealtime(tabStorage)
    await reloaded.signIn()
    reloaded.latest().accept()
    expect(reloaded.latest().said[0]).toMatchObject({ lastNoticeId: '6' })
  })

  it('asks again after a reload for what the customer was not told yet', async () => {
    const { realtime, signIn, latest, tabStorage, time } = await aRealtime()
    await signIn()
    latest().accept()
    let tellFirst: () => void = () => undefined
    const first = new Promise<void>(resolve => (tellFirst = resolve))
    realtime.onNotice(({ id }) => (id === '7' ? first : undefined))
    for (const id of ['6', '7', '8']) latest().tell({ type: 'notice', notice: notice(id) })
    await time.pass(0)
    const early = await aRealtime(tabStorage)
    await early.signIn()
    early.latest().accept()
    expect(early.latest().said[0]).toMatchObject({ lastNoticeId: '6' })
    for (const id of ['7', '8']) early.latest().tell({ type: 'notice', notice: notice(id) })
    expect(early.heard).toEqual(['7'])

    tellFirst()
    await time.pass(0)
    const late = await aRealtime(tabStorage)
    await late.signIn()
    late.latest().accept()
    expect(late.latest().said[0]).toMatchObject({ lastNoticeId: '8' })
  })

  it('counts as told, and is told to the others, when a listener throws (RT-001)', async () => {
    const { realtime, signIn, latest, tabStorage, time, heard, reported } = await aRealtime()
    await signIn()
    latest().accept()
    realtime.onNotice(() => {
      throw new TypeError('at once')
    })
    realtime.onNotice(async () => {
      throw new TypeError('later')
    })
    realtime.watch(() => {
      throw new TypeError('while watching')
    })
    latest().tell({ type: 'notice', notice: notice('7') })
    await time.pass(0)
    expect(heard).toEqual(['7'])
    expect(reported.map(({ type, details }) => [type, String(details?.['error'])])).toEqual([
      ['listener', 'TypeError: while watching'],
      ['listener', 'TypeError: at once'],
      ['listener', 'TypeError: later'],
    ])
    const reloaded = await aRealtime(tabStorage)
    await reloaded.signIn()
    reloaded.latest().accept()
    expect(reloaded.latest().said[0]).toMatchObject({ lastNoticeId: '7' })
  })

  it('keeps nothing of a customer who has left, nor for another', async () => {
    const { signIn, latest, become, tabStorage, time } = await aRealtime()
    await signIn()
    latest().accept()
    latest().tell({ type: 'notice', notice: notice('7') })
    await time.pass(0)
    const other = await aRealtime(tabStorage)
    await other.become({ status: 'signed_in', userId: 'ben', email: undefined, idleAt: undefined })
    other.latest().accept()
    expect(other.latest().said[0]).not.toHaveProperty('lastNoticeId')

    await become({ status: 'signed_out', because: 'left' })
    expect(tabStorage.read('test/notices')).toBeUndefined()
  })

  it.each(['no JSON', '{}', '{"userId":"ada","lastId":1,"told":[]}', 'null'])(
    'begins anew after the tab kept %s',
    async text => {
      const { signIn, latest, tabStorage } = await aRealtime()
      tabStorage.write('test/notices', text)
      await signIn()
      latest().accept()
      expect(latest().said[0]).not.toHaveProperty('lastNoticeId')
    },
  )

  it('keeps for who tells it what programs alone have heard (RT-003)', async () => {
    const { realtime, signIn, latest, stopListening, time, tabStorage } = await aRealtime()
    stopListening()
    const watched: string[] = []
    realtime.watch(({ id }) => watched.push(id))
    await signIn()
    latest().accept()
    for (const id of ['7', '8']) latest().tell({ type: 'notice', notice: notice(id) })
    await time.pass(0)
    const reloaded = await aRealtime(tabStorage)
    await reloaded.signIn()
    reloaded.latest().accept()
    expect(reloaded.latest().said[0]).not.toMatchObject({ lastNoticeId: '8' })
    const heard: string[] = []
    realtime.onNotice(({ id }) => heard.push(id))
    await time.pass(0)
    expect([watched, heard]).toEqual([
      ['7', '8'],
      ['7', '8'],
    ])
  })

  it('keeps no more than fifty where nobody tells them', async () => {
    const { realtime, signIn, latest, stopListening, time } = await aRealtime()
    stopListening()
    await signIn()
    latest().accept()
    const ids = Array.from({ length: 60 }, (_, index) => `n${index}`)
    for (const id of ids) latest().tell({ type: 'notice', notice: notice(id) })
    await time.pass(0)
    const heard: string[] = []
    realtime.onNotice(({ id }) => heard.push(id))
    await time.pass(0)
    expect(heard).toEqual(ids.slice(-50))
  })

  it('hands what came before anybody listened to all who begin at one moment', async () => {
    const { realtime, signIn, latest, stopListening, time } = await aRealtime()
    stopListening()
    await signIn()
    latest().accept()
    latest().tell({ type: 'notice', notice: notice('7') })
    const heard: string[] = []
    realtime.onNotice(({ id }) => heard.push(`one ${id}`))
    realtime.onNotice(({ id }) => heard.push(`two ${id}`))
    await time.pass(0)
    realtime.onNotice(({ id }) => heard.push(`late ${id}`))
    await time.pass(0)
    expect(heard).toEqual(['one 7', 'two 7'])
  })
})
