import { CHANNEL_PATH } from '@sixpence/protocol'
import type { Wire } from '../realtime/index.ts'
import type { Faults } from './faults.ts'

const NOTICE = { path: CHANNEL_PATH, method: 'notice', verb: 'SEND' }
const HELD_MS = 1000

/** Wraps a connection so that notices get lost with it, come twice or in another order. */
export function faultyWire(wire: Wire, faults: Faults): Wire {
  let held: string | undefined
  const release = () => {
    const text = held
    held = undefined
    if (text !== undefined) wire.send(text)
  }
  return {
    ...wire,
    send(text) {
      const rule = isNotice(text) ? faults.takeNotice(NOTICE) : undefined
      if (rule?.fault === 'socketDrop') return wire.cut()
      if (rule?.fault === 'socketReorder' && held === undefined) {
        held = text
        setTimeout(release, rule.afterMs ?? HELD_MS)
        return
      }
      wire.send(text)
      if (rule?.fault === 'socketDuplicate') wire.send(text)
      release()
    },
  }
}

const isNotice = (text: string) => text.startsWith('{"type":"notice"')
