import type { APIResponse, BrowserContext, Frame, Page, Request, Route } from '@playwright/test'

/** The names of fields that contain secrets in the exchange between a page and the bank. */
const FIELDS = [
  'accessToken',
  'refreshToken',
  'code',
  'codeVerifier',
  'otp',
  'approvalCode',
  'password',
  'newPassword',
  'secret',
  'tmpJwt',
  'activationCode',
  'deeplink',
  'cardDigits',
] as const

/** Personal data. A test passes its values. */
type Personal = 'taxNumber' | 'birthDay' | 'address1'

type Secret = (typeof FIELDS)[number] | Personal

/** A secret's kind and the place where it was found. */
export type Finding = `${Secret} in ${string}`

/** The places allowed for secrets at each time. All others are forbidden. */
const ALLOWED: Record<
  'waiting' | 'signedIn' | 'linking' | 'answering' | 'signedOut',
  readonly Finding[]
> = {
  // A sign-in between its two steps survives a reload of its tab, for ten minutes.
  waiting: ['code in sessionStorage', 'codeVerifier in sessionStorage', 'tmpJwt in sessionStorage'],
  // The tabs of one browser share the record. An access token isn't stored.
  signedIn: ['refreshToken in indexedDB'],
  // A phone shows its link.
  linking: ['refreshToken in indexedDB', 'deeplink in page'],
  // Typed values are in their fields, and are restored after an expired session, except numbers.
  answering: [
    'address1 in fields',
    'address1 in page',
    'address1 in sessionStorage',
    'birthDay in fields',
    'birthDay in page',
    'birthDay in sessionStorage',
    'refreshToken in indexedDB',
    'taxNumber in fields',
  ],
  signedOut: [],
}

const BANK = `http://127.0.0.1:${process.env['SIXPENCE_APP_PORT'] ?? '4300'}`

/** Collects every secret in the network traffic, and searches for it in forbidden places. */
export interface Canary {
  /** Adds a secret that came by another way, e.g. by mail. */
  add(kind: Secret, value: string): void
  /** Adds a mailed address that somebody opens, which contains its code once. */
  mail(address: string): void
  /** Returns all secrets in places that are forbidden at this time, in the page and in its frames. */
  search(page: Page, time: keyof typeof ALLOWED): Promise<Finding[]>
  /** The kinds searched for, one for each secret. */
  readonly kinds: readonly Secret[]
}

/** Watches all pages of a context from now on. */
export async function watchSecrets(context: BrowserContext): Promise<Canary> {
  const secrets = new Map<string, Secret>()
  const said: [sink: string, text: string][] = []
  const mailed = new Set<string>()
  const reading: Promise<void>[] = []
  const take = (body: unknown) => {
    for (const [field, value] of textsIn(body)) {
      const kind = FIELDS.find(known => known === field)
      if (kind && value.length >= 6) secrets.set(value, kind)
    }
  }
  context.on('request', request => {
    said.push(['request', request.url()], ['referrer', request.headers()['referer'] ?? ''])
    take(bodyOf(request))
  })
  await context.route(/\/(auth|api|public-api)(\/|\?|$)/, route => {
    const read = passOn(route).then(take)
    reading.push(read)
    return read
  })
  const watch = (page: Page) => {
    page.on('console', line => said.push(['console', line.text()]))
    page.on('framenavigated', frame => said.push(['address', frame.url()]))
  }
  context.on('page', watch)
  for (const page of context.pages()) watch(page)

  return {
    add: (kind, value) => void secrets.set(value, kind),
    mail: address => void mailed.add(address),
    async search(page, time) {
      await Promise.all(reading)
      const cookies = JSON.stringify(await context.cookies())
      const kept = await Promise.all(page.frames().map(readFrame))
      const found = new Set<Finding>()
      for (const [sink, text] of [...said, ['cookies', cookies] as const, ...kept.flat()]) {
        if (mailed.has(text)) continue
        for (const [value, kind] of secrets) if (holds(text, value)) found.add(`${kind} in ${sink}`)
      }
      return [...found].filter(finding => !ALLOWED[time].includes(finding)).toSorted()
    },
    get kinds() {
      return [...secrets.values()]
    },
  }
}

/** True if a text contains a secret as a whole word, because six digits are part of many numbers. */
function holds(text: string, secret: string): boolean {
  for (let at = text.indexOf(secret); at >= 0; at = text.indexOf(secret, at + 1)) {
    const around = text.charAt(at - 1) + text.charAt(at + secret.length)
    if (secret.length > 8 || !/[\da-z]/i.test(around)) return true
  }
  return false
}

function* textsIn(body: unknown): Generator<[field: string, value: string]> {
  if (typeof body !== 'object' || body === null) return
  for (const [field, value] of Object.entries(body)) {
    if (typeof value === 'string') yield [field, value]
    else yield* textsIn(value)
  }
}

function bodyOf(request: Request): unknown {
  try {
    return request.postDataJSON()
  } catch {
    return undefined
  }
}

/** For a reused connection that the server has closed: browsers try again too. */
const RETRIES = 2

/**
 * Passes a call to the bank and the answer back, and returns the answer's content. Reads it here
 * and not in the browser, because a page that is left loses its answers, and unknown secrets would
 * not be searched for.
 */
async function passOn(route: Route): Promise<unknown> {
  const answer = await route.fetch({ maxRedirects: 0, maxRetries: RETRIES }).catch(() => undefined)
  // The page may be gone by now.
  const settled = (answer ? route.fulfill({ response: answer }) : route.abort()).catch(
    () => undefined,
  )
  const said = answer && (await readAnswer(answer))
  await settled
  return said
}

/**
 * Returns undefined for refusals, whose codes aren't secret, and for answers that arrive after the
 * test's end.
 */
async function readAnswer(answer: APIResponse): Promise<unknown> {
  const isJson = answer.headers()['content-type']?.includes('json')
  return answer.ok() && isJson ? answer.json().catch(() => undefined) : undefined
}

/** Marks the storage of third parties' pages with their host, because they may never store secrets. */
async function readFrame(frame: Frame): Promise<[sink: string, text: string][]> {
  const { origin, hostname } = new URL(frame.url())
  const kept = await frame.evaluate(readPage)
  return kept.map(([sink, text]) => [origin === BANK ? sink : `${sink} of ${hostname}`, text])
}

/** Runs in the page: returns everything that it stores, shows or remembers. */
async function readPage(): Promise<[sink: string, text: string][]> {
  const isAmongStrangers = Array.from(location.ancestorOrigins).some(
    each => each !== location.origin,
  )

  // Some browsers refuse all storage to a frame in a third party's page. The frame can't have
  // stored anything there; anywhere else a refusal is an error.
  async function openable(read: () => string | Promise<string>): Promise<string> {
    try {
      return await read()
    } catch (error) {
      const isRefusal =
        error instanceof DOMException && ['SecurityError', 'UnknownError'].includes(error.name)
      if (isAmongStrangers && isRefusal) return ''
      throw error
    }
  }

  const done = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => reject(new Error('A database does not open')))
    })

  async function readDatabases(): Promise<string> {
    const records: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        records.push(await done(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    return JSON.stringify(records)
  }

  async function readCaches(): Promise<string> {
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '')
      }
    }
    return cached.join('\n')
  }

  const each = <T>(selector: string, read: (element: Element) => T) =>
    Array.from(document.querySelectorAll(selector), read).join('\n')
  return [
    ...performance.getEntries().map(({ name }): [string, string] => ['entries', name]),
    ['localStorage', await openable(() => JSON.stringify(Object.entries(localStorage)))],
    ['sessionStorage', await openable(() => JSON.stringify(Object.entries(sessionStorage)))],
    ['indexedDB', await openable(readDatabases)],
    ['caches', await openable(readCaches)],
    ['page', document.documentElement.outerHTML],
    ['shadows', each('*', element => element.shadowRoot?.innerHTML)],
    ['fields', each('input, textarea, select', field => Reflect.get(field, 'value') as string)],
    ['address', location.href],
    ['history', JSON.stringify(history.state)],
    ['window', window.name],
    ['referrer', document.referrer],
    // The messages that a test page has recorded.
    ['messages', JSON.stringify(Reflect.get(window, 'seen') ?? [])],
  ]
}
