import * as z from 'zod/mini'

/**
 * Faults on the way. `…Before`: the bank never sees the call; `…AfterCommit`: it has carried it out
 * and only the response is lost. `duplicate`: the call arrives twice at the same time, and one of
 * the two responses comes back. On `/ws`, `dropBefore` refuses new connections and `reset` cuts
 * open ones immediately; the three of the socket affect notices on their way to a client: the
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

/** Those that affect notices on open connections, and no calls. */
export const SOCKET_FAULTS: ReadonlySet<Fault> = new Set([
  'socketDrop',
  'socketDuplicate',
  'socketReorder',
])

const count = () => z.int().check(z.minimum(0), z.maximum(1_000_000))

/** One rule: the calls it affects, the fault, and its frequency. */
export const faultRuleSchema = z.strictObject({
  match: z.optional(
    z.strictObject({
      /** The exact path, e.g. `/auth/refresh`. */
      path: z.optional(z.string()),
      /** A named method, e.g. `p2pTransfer`, or an HTTP verb. */
      method: z.optional(z.string()),
    }),
  ),
  fault: z.enum(FAULTS),
  /** The number of calls it affects; by default all until the list is cleared. */
  times: z.optional(count()),
  /** The delay before it takes effect. `slow` does nothing else. */
  afterMs: z.optional(count()),
  /** For `429`: the value in the response; missing by default. */
  retryAfterSeconds: z.optional(count()),
  /** The form of that value: whole seconds by default, or an HTTP date. */
  retryAfterAs: z.optional(z.enum(['seconds', 'date'])),
  /** The share of calls it affects, 0 to 1, drawn from `seed`: the same seed affects the same calls. */
  rate: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  seed: z.optional(z.int()),
  /** The numbers of the matching calls that it affects, from 1: a recorded schedule, played again. */
  calls: z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(10_000))),
})

export type Fault = (typeof FAULTS)[number]
export type FaultRule = z.output<typeof faultRuleSchema>
