/** The sandbox's control API: people, their inbox, the clock and faults. */
export const CONTROL = `http://127.0.0.1:${process.env['SIXPENCE_CONTROL_PORT'] ?? '4401'}`

export interface Person {
  email: string
  password: string
  name: string
  customerId: string
  accounts: Account[]
}

export interface Account {
  accountId: string
  currencyCode: string
  balance: string
}

export interface NewPerson {
  name?: string
  signIn?: 'simple' | 'otp' | 'push'
  /** Asked to have sign-ins approved on a phone. */
  migration?: 'soft' | 'strict'
  /** A phone is linked. */
  hasPhone?: boolean
  approval?: 'none' | 'simple' | 'direct' | 'otp' | 'approvalCode' | 'sms' | 'push'
  /** Waits for the link that was mailed to them. */
  activation?: 'activation'
  kind?: 'personal' | 'business'
  /** How they stand with the bank, e.g. `limited`. */
  situation?: string
  /** What the bank asks of them first, or grants them. */
  standing?: {
    isAdmin?: boolean
    actsForOthers?: boolean
    needsKyc?: boolean
    needsInfoUpdate?: boolean
    taxStatus?: 'none'
    terms?: readonly string[]
  }
  accesses?: {
    customerId: string
    right: 'read' | 'initiate' | 'confirm' | 'full'
    permissions?: string[]
  }[]
  accounts?: { currencyCode: string; balance: string }[]
  /** What they may move at most, in whichever currency it leaves in. */
  limits?: { operation: string; daily?: string; monthly?: string }[]
  /** Cards of other banks that money can be paid out to. */
  externalCards?: {
    bin: string
    lastFour: string
    cardBrand: string
    holderName: string
    expires: string
  }[]
  /** Handed in for whom they act, or for themselves, to be paid from the first account. */
  batches?: {
    name: string
    payments: { email: string; amount: string }[]
    fromCustomerId?: string
  }[]
  /** How many rows their history has. */
  history?: number
}

/** Makes a customer of one test's own, so that no two tests share money. */
export async function newPerson(wishes: NewPerson = {}): Promise<Person> {
  return (await post('/people', wishes)) as Person
}

/** Somebody who is in the bank from its beginning, by the first name. Others see them too. */
export async function seeded(key: string): Promise<Person> {
  const people = (await get('/people')) as Person[]
  const person = people.find(({ email }) => email.startsWith(`${key}@`))
  if (!person) throw new Error(`Nobody is called ${key}`)
  return person
}

/** The newest code in somebody's inbox, waiting for it up to half a minute. */
export async function newestCode(email: string, previous?: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const messages = (await get(`/inbox?to=${encodeURIComponent(email)}`)) as {
      at: string
      code?: string
    }[]
    const coded = messages.filter(message => message.code && message.code !== previous)
    const newest = coded.toSorted((a, b) => b.at.localeCompare(a.at))[0]
    if (newest?.code) return newest.code
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`No code arrived for ${email}`)
}

/** Where the newest mail leads that has a link to an invoice. */
export async function mailedInvoice(email: string): Promise<string> {
  const mails = (await get(`/inbox?to=${encodeURIComponent(email)}`)) as { body: string }[]
  const links = mails.flatMap(({ body }) => /http\S+\/invoice\/[\w-]+/.exec(body) ?? [])
  if (links[0] === undefined) throw new Error(`No invoice was mailed to ${email}`)
  return links[0]
}

/** Answers the push that waits for somebody, as their linked phone would; says its two digits. */
export async function answerPush(email: string, approve: boolean): Promise<string> {
  const waiting = (await get('/pushes')) as { id: string; to: string; identifier: string }[]
  const push = waiting.find(({ to }) => to === email)
  if (!push) throw new Error(`No push waits for ${email}`)
  await post(`/push/${push.id}`, { approve })
  return push.identifier
}

/** Opens the link that waits for somebody with a phone. */
export async function openDeviceLink(email: string): Promise<void> {
  const links = (await get('/device-links')) as { id: string; to: string }[]
  const link = links.find(({ to }) => to === email)
  if (!link) throw new Error(`${email} shows no link`)
  await post(`/push/${link.id}`, { approve: true })
}

/** Lets a stranger show the bank on an origin, or be told of payments at an address. */
export async function register(wish: {
  clientKey: string
  origin?: string
  notificationUrl?: string
}): Promise<void> {
  await post('/origins', wish)
}

/** Tells a customer of something, as the bank would. */
export async function sendNotice(
  { email }: Pick<Person, 'email'>,
  notice: { type: string; title?: string; body?: string },
): Promise<void> {
  await post('/notices', { to: email, ...notice })
}

/** How many times money has left a customer's accounts. */
export async function countPayments({ customerId }: Person): Promise<number> {
  const movements = (await get('/movements')) as { customerId: string }[]
  return movements.filter(movement => movement.customerId === customerId).length
}

/** Moves the bank's clock on, for everybody. */
export async function advanceClock(days: number): Promise<void> {
  await post('/clock', { advanceMs: days * 24 * 60 * 60 * 1000 })
}

export interface FaultRule {
  match?: { path?: string; method?: string }
  fault: string
  times?: number
  afterMs?: number
}

/** Breaks the bank's answers by these rules; none heals it. */
export async function setFaults(rules: readonly FaultRule[]): Promise<void> {
  await post('/faults', rules)
}

const get = (path: string): Promise<unknown> => ask(path)

const post = (path: string, data: unknown): Promise<unknown> =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  })

async function ask(path: string, init?: RequestInit): Promise<unknown> {
  const response = await fetch(CONTROL + path, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return text ? JSON.parse(text) : undefined
}
