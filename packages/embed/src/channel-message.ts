/** What a frame of the bank tells its host: no token, number, name or amount among it. */
export type FrameMessage =
  | { readonly type: 'resized'; readonly height: number }
  | { readonly type: 'statusChanged'; readonly intentId: string; readonly status: PublicStatus }
  | { readonly type: 'closed' }

/** What a host may ask of a frame. Amount and payee are not among it: they come from the bank. */
export type HostMessage =
  | { readonly type: 'localeChanged'; readonly locale: string }
  | { readonly type: 'focused' }

export type PublicStatus = (typeof PUBLIC_STATUSES)[number]

const PUBLIC_STATUSES = ['open', 'pendingApproval', 'settled', 'refused', 'unknown'] as const
const TALLEST_PX = 20_000

type Check = (value: unknown) => boolean
type Shape = Readonly<Record<string, Check>>

const matches =
  (pattern: RegExp): Check =>
  value =>
    typeof value === 'string' && pattern.test(value)

const isHeight: Check = value =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= TALLEST_PX

const isStatus: Check = value => PUBLIC_STATUSES.some(status => status === value)

const FRAME_SHAPES: Readonly<Record<FrameMessage['type'], Shape>> = {
  resized: { height: isHeight },
  statusChanged: { intentId: matches(/^[\w-]{1,64}$/), status: isStatus },
  closed: {},
}

const HOST_SHAPES: Readonly<Record<HostMessage['type'], Shape>> = {
  localeChanged: { locale: matches(/^[a-z]{2}$/) },
  focused: {},
}

/** Reads what came from a frame; undefined for anything that is not exactly a message of the list. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  // A message that fits its shape has the fields of its type and no others.
  return fits(data, FRAME_SHAPES) ? (data as unknown as FrameMessage) : undefined
}

/** Reads what came from a host; undefined for anything that is not exactly a message of the list. */
export function readHostMessage(data: unknown): HostMessage | undefined {
  // As above.
  return fits(data, HOST_SHAPES) ? (data as unknown as HostMessage) : undefined
}

function fits(data: unknown, shapes: Readonly<Record<string, Shape>>): data is object {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false
  // A copy of its own fields: nothing inherited takes part.
  const fields = new Map<string, unknown>(Object.entries(data))
  const type = fields.get('type')
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return false
  const checks = Object.entries(shapes[type] ?? {})
  return (
    fields.size === checks.length + 1 && checks.every(([name, check]) => check(fields.get(name)))
  )
}
