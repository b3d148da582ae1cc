import * as z from 'zod/mini'

/**
 * What can go wrong on the way. `…Before`: the bank never sees the call; `…AfterCommit`: it has
 * carried it out and only the answer is lost. `duplicate`: the call arrives twice at the same time,
 * and one of the two answers comes back. On `/ws`, `dropBefore` refuses new connections and `reset`
 * cuts open ones immediately; the three of the socket affect notices on their way to a client: the
 * connection breaks instead, the notice comes twice, or it comes after the next one.
 */
export const FAULTS = [
  'dropBefore',
  'dropAfterCommit',
  '503Before',
  '503AfterCommit',
  'slow',
  'reset',
  'truncate',
  'garbage',
  '401',
  '429',
  'duplicate',
  'socketDrop',
  'socketDuplicate',
  'socketReorder',
] as const

/** Those that meet notices on open connections, and no calls. */
export const SOCKET_FAULTS: ReadonlySet<Fault> = new Set([
  'socketDrop',
  'socketDuplicate',
  'socketReorder',
])

const count = () => z.int().check(z.minimum(0), z.maximum(1_000_000))

/** One rule: which calls it meets, what happens to them, and how often. */
export const faultRuleSchema = z.strictObject({
  match: z.optional(
    z.strictObject({
      /** The path exactly, e.g. `/auth/refresh`. */
      path: z.optional(z.string()),
      /** A named method, e.g. `p2pTransfer`, or a verb of HTTP. */
      method: z.optional(z.string()),
    }),
  ),
  fault: z.enum(FAULTS),
  /** How many calls it meets; without it, all until the list is cleared. */
  times: z.optional(count()),
  /** Waits before it strikes. The whole of `slow`. */
  afterMs: z.optional(count()),
  /** For `429`: what the answer says; without it, the answer says nothing. */
  retryAfterSeconds: z.optional(count()),
  /** Says it as a date of HTTP in place of a number. */
  retryAfterAs: z.optional(z.enum(['seconds', 'date'])),
  /** The share of calls it meets, 0 to 1, drawn from `seed`: the same seed meets the same calls. */
  rate: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  seed: z.optional(z.int()),
  /** Which of the calls it looks at it meets, counted from 1: a recorded schedule, played again. */
  calls: z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(10_000))),
})

export type Fault = (typeof FAULTS)[number]
export type FaultRule = z.output<typeof faultRuleSchema>
