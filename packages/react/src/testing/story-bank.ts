import type { Sixpence } from '@sixpence/core'

/** The data that Storybook's preview hands to a story. */
export interface StoryBank {
  readonly sixpence: Sixpence
  readonly bank: {
    fetch(url: string, init?: RequestInit): Promise<Response>
    control(url: string, init?: RequestInit): Promise<Response>
  }
}

// The preview has put it there; Storybook types loaded data as unknown.
export const storyBank = (loaded: Record<string, unknown>) => loaded as unknown as StoryBank

/** Breaks the bank's answers by these rules of the sandbox, until the story is over. */
export async function breakBank({ bank }: StoryBank, rules: readonly object[]): Promise<void> {
  await read(bank.control(`${CONTROL}/faults`, posted(rules)))
}

/** Lets the bank's time go by. */
export async function advanceClock({ bank }: StoryBank, advanceMs: number): Promise<void> {
  await read(bank.control(`${CONTROL}/clock`, posted({ advanceMs })))
}

/** Sends a notice to somebody, as the bank would. */
export async function sendNotice({ bank }: StoryBank, input: object): Promise<void> {
  await read(bank.control(`${CONTROL}/notices`, posted(input)))
}

/** Requests a payment as the bookshop's server would; returns the checkout's id. */
export async function openCheckout({ bank }: StoryBank, amount: string): Promise<string> {
  const input = { orderId: 'order-1', amount, currencyCode: 'EUR', description: 'Two atlases' }
  const authorization = 'Bearer sk_sandbox_munteanu_books'
  const asked = bank.fetch('https://bank.example/public-api/checkout', posted(input, authorization))
  // The merchants' own API, held by the sandbox's tests.
  return ((await read(asked)) as { id: string }).id
}

/** Lets Ada pay the bookshop's request. */
export async function payBookshop(story: StoryBank, amount: string): Promise<void> {
  const checkoutId = await openCheckout(story, amount)
  const ada = { username: 'ada@sixpence.example', password: 'lantern-orchard-42' }
  const call = await callsOf(story.bank, ada, 'customer-ada')
  // The sandbox's own answers, held by its tests.
  const { accounts } = (await call('balanceInquiry', {})) as {
    accounts: { accountId: string; currencyCode: string }[]
  }
  const fromAccount = accounts.find(({ currencyCode }) => currencyCode === 'EUR')?.accountId
  const shown = { expectedAmount: amount, expectedCurrencyCode: 'EUR' }
  await call('checkoutPay', { checkoutId, fromAccount, ...shown })
}

/** Answers the push that waits for somebody, as the linked phone would. */
export async function answerPush({ bank }: StoryBank, email: string, approve: boolean) {
  // The sandbox's own control API, held by its tests.
  const waiting = (await read(bank.control(`${CONTROL}/pushes`))) as { id: string; to: string }[]
  const push = waiting.find(({ to }) => to === email)
  if (!push) throw new Error(`No push waits for ${email}`)
  await read(bank.control(`${CONTROL}/push/${push.id}`, posted({ approve })))
}

/** Decides the newest check of somebody's identity, as its provider would. */
export async function decideIdentityCheck({ bank }: StoryBank, outcome: object): Promise<void> {
  // The sandbox's own control API, held by its tests.
  const runs = (await read(bank.control(`${CONTROL}/identity-runs`))) as { id: string }[]
  const [run] = runs
  if (!run) throw new Error('No check waits for an outcome')
  await read(bank.control(`${CONTROL}/identity-runs/${run.id}`, posted(outcome)))
}

/** Opens the link that waits for somebody with a phone. */
export async function openDeviceLink({ bank }: StoryBank, email: string) {
  // The sandbox's own control API, held by its tests.
  const links = (await read(bank.control(`${CONTROL}/device-links`))) as {
    id: string
    to: string
  }[]
  const link = links.find(({ to }) => to === email)
  if (!link) throw new Error(`${email} shows no link`)
  await read(bank.control(`${CONTROL}/push/${link.id}`, posted({ approve: true })))
}

/** Lets somebody who may not approve payments of Munteanu Books request one; returns its id. */
export async function requestPayment(story: StoryBank, amount: string): Promise<string> {
  const { bank } = story
  const lena = { username: 'lena@sixpence.example', password: 'cedar-ledger-58' }
  const call = await callsOf(bank, lena, 'customer-ion')
  // The sandbox's own answers, held by its tests.
  const { accounts } = (await call('balanceInquiry', {})) as { accounts: { accountId: string }[] }
  const order = { fromAccount: accounts[0]?.accountId, toEmail: 'ada@sixpence.example', amount }
  const key = `story-key-${crypto.randomUUID()}`
  const { approval } = (await call('p2pTransfer', order, key)) as Answer
  if (approval.forOthers) return approval.trxid
  // The requester's own confirmation comes first.
  const approvalCode = await lastCode(story, lena.username)
  const word = { trxid: approval.trxid, approvalCode }
  return ((await call('transferApprove', word, key)) as Answer).approval.trxid
}

interface Answer {
  readonly approval: { readonly trxid: string; readonly forOthers?: boolean }
}

/** Lets a member of the bank's staff look at a customer's accounts, and try to send money. */
export async function lookAfterCustomer({ bank }: StoryBank, customerId: string): Promise<void> {
  const amara = { username: 'amara@sixpence.example', password: 'north-beacon-81' }
  const call = await callsOf(bank, amara, customerId)
  await call('staffAccessBegin', { reason: 'Asked about a card' })
  for (const method of ['balanceInquiry', 'balanceInquiry', 'p2pTransfer']) await call(method, {})
}

/** Lets another administrator propose a record about a business. */
export async function proposeDueDiligence(
  { bank }: StoryBank,
  customerId: string,
  answers: readonly object[],
): Promise<void> {
  const wish = { name: 'Tudor Ene', standing: { isAdmin: true } }
  // The sandbox's own control API, held by its tests.
  const { email, password } = (await read(bank.control(`${CONTROL}/people`, posted(wish)))) as {
    email: string
    password: string
  }
  const call = await callsOf(bank, { username: email, password }, customerId)
  await call('staffAccessBegin', { reason: 'Asked about the answers' })
  await call('dueDiligenceUpdate', { answers })
}

/** Signs somebody in who acts for a customer. */
async function callsOf(bank: StoryBank['bank'], person: object, fromCustomerId: string) {
  // No verifier fits it, and none is needed: such people sign in in one step.
  const login = posted({ client: 'spa', codeChallenge: 'A'.repeat(43), ...person })
  // The sandbox's own answers, held by its tests.
  const { accessToken } = (await read(bank.fetch('https://bank.example/auth/login', login))) as {
    accessToken: string
  }
  return (method: string, body: object, key = `story-key-${crypto.randomUUID()}`) => {
    const init = posted({ ...body, fromCustomerId }, `Bearer ${accessToken}`, {
      'Idempotency-Key': key,
    })
    return read(bank.fetch(`https://bank.example/api?${method}`, init))
  }
}

const CONTROL = 'http://127.0.0.1:4401'

function posted(body: unknown, authorization?: string, more: object = {}): RequestInit {
  const given = { ...more, ...(authorization && { authorization }) }
  const headers = { 'Content-Type': 'application/json', ...given }
  return { method: 'POST', headers, body: JSON.stringify(body) }
}

async function read(asking: Promise<Response>): Promise<unknown> {
  const answer = await asking
  if (!answer.ok) throw new Error(`The bank refuses: ${await answer.text()}`)
  return answer.json()
}

/** Returns the last code that was sent to somebody. */
export async function lastCode({ bank }: StoryBank, email: string): Promise<string> {
  const path = `${CONTROL}/inbox?to=${encodeURIComponent(email)}`
  // The sandbox's own control API, held by its tests.
  const messages = (await read(bank.control(path))) as { at: string; code?: string }[]
  const newest = messages
    .filter(message => message.code !== undefined)
    .toSorted((one, other) => other.at.localeCompare(one.at))[0]
  if (newest?.code === undefined) throw new Error(`No code has come for ${email}`)
  return newest.code
}
