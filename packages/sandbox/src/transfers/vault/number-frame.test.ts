import { describe, expect, it } from 'vitest'
import { testSandbox } from '../../../tests/test-sandbox.ts'

const APP = 'http://127.0.0.1:4300'
const NUMBER = '4242424242424242'
const HOLDER = { holderName: 'Ada Byron', expires: '2031-03' }
const MINUTE_MS = 60_000

describe('a card of another bank', () => {
  const bank = testSandbox()

  async function someone(wish: object = {}) {
    const person = await bank.person(wish)
    const { accessToken, refreshToken } = await bank.signIn(person)
    const call = async (method: string, body: object = {}) =>
      (await (await bank.call(method, body, accessToken)).json()) as Record<string, unknown>
    const open = (change: object = {}) => call('externalCardOpen', { hostOrigin: APP, ...change })
    const tokenOf = async (number = NUMBER) => {
      const { token: entry } = await open()
      return tokenFor({ entry, number })
    }
    const add = async (number: string, change: object = {}) =>
      call('externalCardAdd', { token: await tokenOf(number), ...HOLDER, ...change })
    const list = async () => (await call('externalCardList'))['items']
    const leave = () => bank.post('/auth/logout', { refreshToken })
    return { call, open, tokenOf, add, list, leave }
  }

  const typed = (given: object) => bank.post('/card-number-frame/tokens', given, { Origin: 'null' })
  const tokenFor = async (given: object) => {
    const answer = await typed(given)
    const body = (await answer.json()) as { token?: string }
    return body.token
  }
  const frameOf = async (opened: Record<string, unknown>, dest = 'iframe') => {
    const url = `${String(opened['frameUrl'])}?token=${String(opened['token'])}`
    const answer = await bank.sandbox.fetch(url, { headers: { 'Sec-Fetch-Dest': dest } })
    return { answer, text: await answer.text() }
  }

  it.each([
    ['XFER-032', 'is listed by its last digits, its brand and whose it is'],
    ['XFER-037', 'is added by the token of a vault that alone has taken its number'],
  ])('(%s) %s', async () => {
    const { add, list } = await someone()
    const card = {
      bin: '424242',
      lastFour: '4242',
      cardBrand: 'VISA',
      isDisabled: false,
      ...HOLDER,
    }
    const added = await add(NUMBER)
    expect(added).toMatchObject({ responseCode: '00', card })
    expect(await list()).toMatchObject([card])
  })

  it('leaves its number nowhere in the bank (XFER-037)', async () => {
    const { add, list } = await someone()
    const number = '4000056655665556'
    const answers = [await add(number), await list()]
    expect(JSON.stringify(answers)).not.toContain(number)
    const tables = await bank.database.sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`
    expect(tables.length).toBeGreaterThan(50)
    const holding: string[] = []
    for (const { name } of tables) {
      const [row] = await bank.database.sql<{ xml: string }>`
        select query_to_xml(${`select * from "${name}"`}, true, true, '')::text as xml`
      if (row?.xml.includes(number)) holding.push(name)
    }
    expect(holding).toEqual([])
  })

  it('is added once, however often it is sent', async () => {
    const { call, tokenOf, add, list } = await someone()
    const token = await tokenOf()
    const first = await call('externalCardAdd', { token, ...HOLDER })
    expect(await call('externalCardAdd', { token, ...HOLDER })).toMatchObject({
      card: first['card'],
    })
    expect(await add(NUMBER)).toMatchObject({ card: first['card'] })
    expect(await list()).toHaveLength(1)
    await add(NUMBER, { expires: '2032-01' })
    expect(await list()).toHaveLength(2)
  })

  it.each([
    ['XFER-034', 'is blocked', '4000000000000002', 'This card can’t be paid to. Use another one.'],
    ['XFER-037', 'is blocked', '5100000000000008', 'This card can’t be paid to. Use another one.'],
    [
      'XFER-037',
      'nobody gives out',
      '6011111111111117',
      'No card starts with these digits. Check the number.',
    ],
  ])('is refused by its first digits, which (%s) %s, before anything else', async (...given) => {
    const [, , number, description] = given
    const { add, list } = await someone()
    const wrong = { expires: '2020-01' }
    expect(await add(number, wrong)).toMatchObject({
      validationErrors: [{ param: 'token', description }],
    })
    expect(await list()).toEqual([])
  })

  it.each([
    ['expires', { expires: '2026-10' }],
    ['expires', { expires: '2031-13' }],
    ['holderName', { holderName: NUMBER }],
    ['holderName', { holderName: '٤٢٤٢' }],
    ['holderName', { holderName: ' ' }],
    ['token', { token: NUMBER }],
    ['token', { token: '4242 4242-4242 4242' }],
    ['token', { token: 'card-made-up-4242' }],
  ])('is refused for its %s: %j', async (param, change) => {
    const { add } = await someone()
    expect(await add(NUMBER, change)).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param }],
    })
  })

  it('is removed by whose it is, and by nobody else', async () => {
    const [ada, ben] = [await someone(), await someone()]
    const { card } = (await ada.add(NUMBER)) as { card: { id: string } }
    await ben.call('externalCardDelete', { id: card.id })
    expect(await ada.list()).toHaveLength(1)
    await ada.call('externalCardDelete', { id: card.id })
    expect(await ada.list()).toEqual([])
  })

  it('is added by whom it was typed by, and by nobody else', async () => {
    const [ada, ben] = [await someone(), await someone()]
    const token = await ada.tokenOf()
    expect(await ben.call('externalCardAdd', { token, ...HOLDER })).toMatchObject({
      validationErrors: [{ param: 'token' }],
    })
  })

  it('is typed in a frame of known pages, that sends it to the vault alone', async () => {
    const { open } = await someone()
    const opened = await open({ heldBy: ['capacitor://localhost'] })
    const { answer, text } = await frameOf(opened)
    expect(text).toContain('aria-label="Card number"')
    const policy = answer.headers.get('Content-Security-Policy')
    expect(policy).toContain(`frame-ancestors ${APP} capacitor://localhost;`)
    expect(policy).toMatch(/connect-src \S+\/card-number-frame\/tokens;/)
    expect(policy).toContain('sandbox allow-scripts;')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const unknown = { hostOrigin: 'https://evil.example' }
    expect(await open(unknown)).toMatchObject({ validationErrors: [{ param: 'hostOrigin' }] })
    expect(await open({ heldBy: ['https://evil.example'] })).toMatchObject({
      validationErrors: [{ param: 'heldBy' }],
    })
  })

  it.each(['empty', 'document', 'script', ''])('is typed in no %j of a page', async dest => {
    const { open } = await someone()
    expect((await frameOf(await open(), dest)).answer.status).toBe(403)
  })

  it('is taken within a quarter of an hour, and while the session lasts', async () => {
    const { open, leave } = await someone()
    const opened = await open()
    const entry = opened['token']
    expect((await typed({ entry, number: '4242424242424241' })).status).toBe(422)
    expect((await typed({ entry: 'made-up', number: NUMBER })).status).toBe(410)
    expect((await typed({ entry, number: NUMBER })).status).toBe(200)
    await leave()
    expect((await typed({ entry, number: NUMBER })).status).toBe(410)
    expect((await frameOf(opened)).answer.status).toBe(403)
    const other = await someone()
    const late = await other.open()
    await bank.sandbox.clock.advance(15 * MINUTE_MS)
    expect((await typed({ entry: late['token'], number: NUMBER })).status).toBe(410)
  })

  it('is answered to the frame alone', async () => {
    const given = { entry: 'made-up', number: NUMBER }
    const allowed = async (Origin: string) => {
      const answer = await bank.post('/card-number-frame/tokens', given, { Origin })
      return answer.headers.get('Access-Control-Allow-Origin')
    }
    expect(await allowed('null')).toBe('null')
    expect(await allowed(APP)).toBeNull()
    expect(await allowed('https://evil.example')).toBeNull()
  })
})
