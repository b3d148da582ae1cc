import { cardMethods } from '@sixpence/protocol/schemas'
import { describe, expect, it } from 'vitest'
import { bankWithCards } from '../../../tests/bank-with-cards.ts'
import { testSandbox } from '../../../tests/test-sandbox.ts'
import { addCard } from '../add-card.ts'
import { OWN_BIN } from '../card-number.ts'

const APP = 'http://127.0.0.1:4300'
const ACTIVE = 2
const MINUTE_MS = 60_000
const VIRTUAL = 2007

describe('what is printed on a card', () => {
  const bank = testSandbox()

  async function aCard() {
    const person = await bank.person()
    const accountId = await bank.database.transaction(sql =>
      addCard(
        { sql, newId: () => crypto.randomUUID() },
        {
          customerId: person.customerId,
          type: VIRTUAL,
          at: bank.sandbox.clock.now(),
          statusId: ACTIVE,
        },
      ),
    )
    const { accessToken, refreshToken } = await bank.signIn(person)
    const call = async (method: string, body: object) =>
      (await (await bank.call(method, body, accessToken)).json()) as Record<string, unknown>
    const sendCode = async () => {
      const { requestKey } = await call('cardDetailsShow', { accountId })
      return { accountId, requestKey, code: await bank.codeOf(person.email) }
    }
    const open = async (change: object = {}) =>
      call('cardDetailsOpen', { ...(await sendCode()), hostOrigin: APP, ...change })
    const [row] = await bank.database.sql<{ number: string }>`
      select number from card where account_id = ${accountId}`
    const leave = () => bank.post('/auth/logout', { refreshToken })
    return { accountId, call, open, sendCode, leave, number: row?.number ?? '' }
  }

  const show = async (opened: Record<string, unknown>, headers: HeadersInit = FRAME) => {
    const url = `${String(opened['frameUrl'])}?token=${String(opened['token'])}`
    const answer = await bank.sandbox.fetch(url, { headers })
    return { answer, text: await answer.text() }
  }
  const FRAME = { 'Sec-Fetch-Dest': 'iframe' }
  const spaced = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ')

  it('stands in a frame, and in no answer to the page around it (CARD-016)', async () => {
    const { open, number } = await aCard()
    const opened = await open()
    expect(opened).toMatchObject({ responseCode: '00' })
    expect(JSON.stringify(opened)).not.toContain(number)
    const { answer, text } = await show(opened)
    expect(text).toContain(spaced(number))
    expect(text).toMatch(/id="check-code">\d{3}</)
    const policy = answer.headers.get('Content-Security-Policy')
    expect(policy).toContain(`frame-ancestors ${APP};`)
    expect(policy).toContain('sandbox allow-scripts;')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('is shown in a mobile app that holds the page, and in none that nobody knows', async () => {
    const { open } = await aCard()
    expect(await open({ heldBy: ['https://evil.example'] })).toMatchObject({
      validationErrors: [{ param: 'heldBy' }],
    })
    await bank.sandbox.clock.advance(MINUTE_MS)
    const { answer } = await show(await open({ heldBy: ['capacitor://localhost'] }))
    const policy = answer.headers.get('Content-Security-Policy')
    expect(policy).toContain(`frame-ancestors ${APP} capacitor://localhost;`)
  })

  it('is shown once, and within a minute (CARD-016)', async () => {
    const { open, number } = await aCard()
    const opened = await open()
    expect((await show(opened)).text).toContain(spaced(number))
    const again = await show(opened)
    expect(again.answer.status).toBe(410)
    expect(again.text).not.toContain(spaced(number))
    const other = await aCard()
    const late = await other.open()
    await bank.sandbox.clock.advance(MINUTE_MS)
    expect((await show(late)).answer.status).toBe(410)
    const never = { ...late, token: 'made-up' }
    expect((await show(never)).answer.status).toBe(403)
  })

  it('is not shown to whoever has left since (CARD-016)', async () => {
    const { open, leave, number } = await aCard()
    const opened = await open()
    await leave()
    const { answer, text } = await show(opened)
    expect(answer.status).toBe(410)
    expect(text).not.toContain(spaced(number))
  })

  it.each([
    ['cardBlock', 410],
    ['cardPause', 200],
  ])(
    'is judged as the card stands then: after %s it answers %i (CARD-016)',
    async (name, status) => {
      const { open, call, accountId } = await aCard()
      const opened = await open()
      expect(await call(name, { accountId })).toMatchObject({ responseCode: '00' })
      expect((await show(opened)).answer.status).toBe(status)
    },
  )

  it('is not shown once the card is marked (CARD-016)', async () => {
    const { open, accountId } = await aCard()
    const opened = await open()
    await bank.database.sql`update card set has_fraud_mark = true where account_id = ${accountId}`
    expect((await show(opened)).answer.status).toBe(410)
  })

  it('is read by no page: neither fetched nor opened (CARD-016)', async () => {
    const { open, number } = await aCard()
    const opened = await open()
    for (const dest of ['empty', 'document', 'script', '']) {
      const { answer, text } = await show(opened, { Origin: APP, 'Sec-Fetch-Dest': dest })
      expect([dest, answer.status]).toEqual([dest, 403])
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect(text).not.toContain(spaced(number))
    }
    const framed = await show(opened, { ...FRAME, Origin: APP })
    expect(framed.answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(framed.text).toContain(spaced(number))
  })

  it('is for the code that was sent for this card, and for known pages', async () => {
    const { open, sendCode, call } = await aCard()
    const other = await aCard()
    expect(await open({ hostOrigin: 'https://evil.example' })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'hostOrigin' }],
    })
    await bank.sandbox.clock.advance(MINUTE_MS)
    const given = await sendCode()
    const wrong = { ...given, code: 'none', hostOrigin: APP }
    expect(await call('cardDetailsOpen', wrong)).toMatchObject({
      validationErrors: [{ param: 'approvalCode' }],
    })
    expect(await other.call('cardDetailsOpen', { ...given, hostOrigin: APP })).toMatchObject({
      responseCode: '13',
    })
  })

  it('comes out the same each time, and is the card’s own', async () => {
    const { open } = await aCard()
    const seen = []
    for (const _time of [1, 2]) {
      seen.push(/<dl>[^]*<\/dl>/.exec((await show(await open())).text)?.[0])
      await bank.sandbox.clock.advance(MINUTE_MS)
    }
    expect(seen[0]).toBeDefined()
    expect(seen[1]).toBe(seen[0])
    const other = await aCard()
    expect((await show(await other.open())).text).not.toContain(seen[0])
  })

  it('is a number with a right last digit, of every card there is', async () => {
    const rows = await bank.database.sql<{ number: string }>`select number from card`
    expect(rows.length).toBeGreaterThan(10)
    for (const { number } of rows) {
      expect(number).toMatch(new RegExp(`^${OWN_BIN}\\d{10}$`))
      expect([number, luhnSum(number) % 10]).toEqual([number, 0])
    }
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  })
})

describe('the details of a card', () => {
  const given = bankWithCards()

  it.each(['submitted', 'shipped', 'canceled', 'fraud', 'limited'])(
    'are not shown while it is %s (CARD-004)',
    async status => {
      const accountId = await given.card({ status })
      expect(await given.codeOf(cardMethods.requestDetails, { accountId })).toBe('VF')
      const input = { accountId, requestKey: 'none', code: '1', hostOrigin: APP }
      expect(await given.call(cardMethods.details, input)).toMatchObject({
        validationErrors: [{ param: 'accountId' }],
      })
    },
  )

  it('are another secret than its PIN: a code for one does not show the other', async () => {
    const accountId = await given.card()
    const { requestKey } = await given.call(cardMethods.requestDetails, { accountId })
    const code = await given.bank.codeOf(given.ada)
    expect(await given.codeOf(cardMethods.pin, { accountId, requestKey, code })).toBe('VF')
  })
})

/** ISO/IEC 7812, written a second time. */
function luhnSum(number: string): number {
  let sum = 0
  for (const [place, digit] of Array.from(number).toReversed().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    sum += Math.floor(value / 10) + (value % 10)
  }
  return sum
}
