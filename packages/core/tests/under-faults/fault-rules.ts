import type { FaultRule } from '@sixpence/sandbox'

const FAULTS = [
  { fault: 'dropBefore' },
  { fault: 'dropAfterCommit' },
  { fault: '503Before' },
  { fault: '503AfterCommit' },
  { fault: 'reset' },
  { fault: 'slow', afterMs: 300 },
  { fault: 'truncate' },
  { fault: 'garbage' },
  { fault: '401' },
  { fault: '429', retryAfterSeconds: 1 },
  { fault: 'duplicate' },
] as const
// Each is drawn only if the previous ones don't apply: together a fifth of all calls.
const RATE = 0.0201

/** Everything that may go wrong on the way. */
export const FAULT_RULES: readonly FaultRule[] = [
  ...FAULTS.map(fault => ({ ...fault, match: { path: '/api' }, rate: RATE })),
  { fault: 'socketDuplicate', rate: RATE },
  { fault: 'socketDrop', rate: RATE },
]
