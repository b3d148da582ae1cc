import { receiveActivity } from './idle.ts'
import { end, enter, hold, isFresh, postToken } from './scope.ts'
import type { AccessToken, Step, TabMessage } from './session-model.ts'
import { access, endWaits, patch, post } from './step.ts'

/** Longer than a refresh may take, so a live tab is never given up on. */
const LIVE_MS = 20_000

/** Handles a message from another tab. */
export function receiveMessage(step: Step, message: TabMessage): void {
  if (message.type === 'token' || message.type === 'ended') patch(step, { isReadStale: true })
  if (message.type === 'token') return receiveToken(step, message)
  if (!step.state.scope) return
  if (message.type === 'active') return receiveActivity(step, message.at)
  if (message.type === 'ask') return answer(step, message.generation)
  if (message.type === 'refreshing') return waitLonger(step, message.generation)
  if (message.type === 'failed') return goOn(step, message.generation)
  if (message.userId === step.state.scope.userId) end(step, message.because)
}

function receiveToken(step: Step, message: TabMessage & { readonly type: 'token' }): void {
  const { generation: known, scope, snapshot } = step.state
  const { type: _, leftMs, ...rest } = message
  const token = { ...rest, endsAt: step.at.monotonic + leftMs }
  if (snapshot.status === 'signed_out') return join(step, token)
  if (!scope || token.generation < known) return
  // Another user signed in, while this tab still shows the previous one.
  if (token.userId !== scope.userId) return end(step, 'left')
  hold(step, token)
  goOn(step, token.generation)
}

/** Somebody signed in elsewhere in this browser. Only the record knows if they still are. */
function join(step: Step, token: AccessToken): void {
  access(step, {}, (next, { after }) => {
    if (after?.userId !== token.userId || next.state.snapshot.status !== 'signed_out') return
    enter(next, after)
    hold(next, token)
  })
}

function answer(step: Step, wanted: number): void {
  const { token, refreshing: generation = -1 } = step.state
  if (isFresh(step, token) && token.generation >= wanted) postToken(step, token)
  else if (generation >= wanted) post(step, { type: 'refreshing', generation })
}

function waitLonger(step: Step, refreshing: number): void {
  const until = step.at.monotonic + LIVE_MS
  const waits = step.state.waits.map(one => {
    const isForIt = one.generation !== undefined && one.generation <= refreshing
    return isForIt ? { ...one, until } : one
  })
  patch(step, { waits })
}

function goOn(step: Step, generation: number): void {
  endWaits(step, one => one.generation !== undefined && one.generation <= generation)
}
