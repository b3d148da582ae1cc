import type {
  RecordAccess,
  RecordOutcome,
  SessionModel,
  Step,
  TabMessage,
  Transition,
} from './session-model.ts'

/** Changes the state. */
export function patch(step: Step, change: Partial<SessionModel>): void {
  step.state = { ...step.state, ...change }
}

/** Sends a message to the other tabs. */
export function post({ effects }: Step, message: TabMessage): void {
  effects.push(port => port.post(message))
}

/** Reads or changes the record, then continues. */
export function access(step: Step, what: RecordAccess, resume: Transition<RecordOutcome>): void {
  step.effects.push(port => port.access(what, resume))
}

/** Continues after a while; earlier once a token of the `generation` arrives. */
export function wait(step: Step, waitMs: number, rest: Omit<Wait, 'until'>): void {
  patch(step, { waits: [...step.state.waits, { until: step.at.monotonic + waitMs, ...rest }] })
}

/** Ends the waits that `isOver` matches, and resumes them. */
export function endWaits(step: Step, isOver: (one: Wait) => boolean): void {
  const { waits } = step.state
  patch(step, { waits: waits.filter(one => !isOver(one)) })
  for (const one of waits) if (isOver(one)) one.resume(step)
}

type Wait = SessionModel['waits'][number]
