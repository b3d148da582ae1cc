import { describe, expect, it } from 'vitest'
import type { Wire } from '../realtime/index.ts'
import type { Fault } from './fault-rule.ts'
import { createFaults } from './faults.ts'
import { faultyWire } from './faulty-wire.ts'

const notice = (id: number) => `{"type":"notice","notice":{"id":"${id}"}}`
const GREETING = '{"type":"authenticated"}'

function aWire(fault: Fault, calls: number[]) {
  const sent: string[] = []
  let isCut = false
  const wire: Wire = {
    send: text => void sent.push(text),
    close: () => undefined,
    cut: () => {
      isCut = true
    },
    waiting: () => 0,
  }
  const faults = createFaults(() => new Date(0))
  faults.set([{ fault, calls, afterMs: 5 }])
  return { wire: faultyWire(wire, faults), sent, isCut: () => isCut, faults }
}

describe('faultyWire', () => {
  it('breaks the line in place of a notice', () => {
    const { wire, sent, isCut } = aWire('socketDrop', [2])
    for (const text of [GREETING, notice(1), notice(2)]) wire.send(text)
    expect(sent).toEqual([GREETING, notice(1)])
    expect(isCut()).toBe(true)
  })

  it('sends a notice twice', () => {
    const { wire, sent } = aWire('socketDuplicate', [1])
    for (const text of [GREETING, notice(1), notice(2)]) wire.send(text)
    expect(sent).toEqual([GREETING, notice(1), notice(1), notice(2)])
  })

  it('sends a notice after the next one', () => {
    const { wire, sent } = aWire('socketReorder', [1])
    for (const text of [notice(1), notice(2), notice(3)]) wire.send(text)
    expect(sent).toEqual([notice(2), notice(1), notice(3)])
  })

  it('holds a notice back for a while when none follows', async () => {
    const { wire, sent } = aWire('socketReorder', [1])
    wire.send(notice(1))
    expect(sent).toEqual([])
    await expect.poll(() => sent).toEqual([notice(1)])
  })

  it('leaves calls alone, as faults of calls leave notices', () => {
    const { faults } = aWire('socketDrop', [1])
    expect(faults.take({ path: '/ws', method: 'GET', verb: 'GET' })).toBeUndefined()
    const { wire, sent } = aWire('dropBefore', [1])
    wire.send(notice(1))
    expect(sent).toEqual([notice(1)])
  })
})
