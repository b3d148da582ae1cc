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
  /** Requires approval of sign-ins on a phone. */
  migration?: 'soft' | 'strict'
  /** True if a phone is linked. */
  hasPhone?: boolean
  approval?: 'none' | 'simple' | 'direct' | 'otp' | 'approvalCode' | 'sms' | 'push'
  /** The person waits for the mailed activation link. */
  activation?: 'activation'
  kind?: 'personal' | 'business'
  /** The person's situation at the bank, e.g. `limited`. */
  situation?: string
  /** The bank's first requirements and grants. */
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
  /** The transfer limits, for any currency. */
  limits?: { operation: string; daily?: string; monthly?: string }[]
  /** Cards of other banks for payouts. */
  externalCards?: {
    bin: string
    lastFour: string
    cardBrand: string
    holderName: string
    expires: string
  }[]
  /**
   * Batches handed in for the customer whom they act for or for themselves, paid from the first
   * account.
   */
  batches?: {
    name: string
    payments: { email: string; amount: string }[]
    fromCustomerId?: string
  }[]
  /** The number of rows in their history. */
  history?: number
}

/** Creates a customer for one test, so that no two tests share money. */
export async function newPerson(wishes: NewPerson = {}): Promise<Person> {
  return (await post('/people', wishes)) as Person
}

/** Returns one of the bank's first customers by first name. Other tests see them too. */
export async function seeded(key: string): Promise<Person> {
  const people = (await get('/people')) as Person[]
  const person = people.find(({ email }) => email.startsWith(`${key}@`))
  if (!person) throw new Error(`Nobody is called ${key}`)
  return person
}

/** Returns the newest code in somebody's inbox, after waiting for it up to half a minute. */
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

/** Returns the address of the newest mailed link to an invoice. */
export async function mailedInvoice(email: string): Promise<string> {
  const mails = (await get(`/inbox?to=${encodeURIComponent(email)}`)) as { body: string }[]
  const links = mails.flatMap(({ body }) => /http\S+\/invoice\/[\w-]+/.exec(body) ?? [])
  if (links[0] === undefined) throw new Error(`No invoice was mailed to ${email}`)
  return links[0]
}

/** Approves or refuses somebody's waiting push, as their linked phone would. Returns its two digits. */
export async function answerPush(email: string, approve: boolean): Promise<string> {
  const waiting = (await get('/pushes')) as { id: string; to: string; identifier: string }[]
  const push = waiting.find(({ to }) => to === email)
  if (!push) throw new Error(`No push waits for ${email}`)
  await post(`/push/${push.id}`, { approve })
  return push.identifier
}

/** Opens the waiting link of somebody with a phone. */
export async function openDeviceLink(email: string): Promise<void> {
  const links = (await get('/device-links')) as { id: string; to: string }[]
  const link = links.find(({ to }) => to === email)
  if (!link) throw new Error(`${email} shows no link`)
  await post(`/push/${link.id}`, { approve: true })
}

/** Registers an origin that may embed the bank, or an address for notifications of payments. */
export async function register(wish: {
  clientKey: string
  origin?: string
  notificationUrl?: string
}): Promise<void> {
  await post('/origins', wish)
}

/** Sends a customer a notice, as the bank would. */
export async function sendNotice(
  { email }: Pick<Person, 'email'>,
  notice: { type: string; title?: string; body?: string },
): Promise<void> {
  await post('/notices', { to: email, ...notice })
}

/** Returns the number of payments that left a customer's accounts. */
export async function countPayments({ customerId }: Person): Promise<number> {
  const movements = (await get('/movements')) as { customerId: string }[]
  return movements.filter(movement => movement.customerId === customerId).length
}

/** Advances the bank's clock for everybody. */
export async function advanceClock(days: number): Promise<void> {
  await post('/clock', { advanceMs: days * 24 * 60 * 60 * 1000 })
}

export interface FaultRule {
  match?: { path?: string; method?: string }
  fault: string
  times?: number
  afterMs?: number
}

/** Sets faults for the bank's answers; an empty list removes all. */
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
