import { DATA_PART } from '@sixpence/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { goodJpeg, goodPng } from '../../tests/hostile-logos.ts'
import { ACTIVE_TEXT } from '../../tests/hostile-files.ts'
import { bytesOf } from '../../tests/picture-files.ts'
import { readJson, type TestPerson, testSandbox } from '../../tests/test-sandbox.ts'

interface Logo {
  readonly id: string
  readonly name: string
  readonly isDefault: boolean
  readonly file: string
}

const bank = testSandbox()

let owner: TestPerson
let token = ''

beforeEach(async () => {
  owner = await bank.person({ kind: 'business' })
  token = (await bank.signIn(owner)).accessToken
})

interface Form {
  readonly picture?: Uint8Array<ArrayBuffer> | undefined
  readonly part?: string
  readonly by?: string
}

async function send(method: string, data: object, { picture, part, by = token }: Form = {}) {
  const form = new FormData()
  form.append(DATA_PART, JSON.stringify(data))
  if (picture) form.append(part ?? 'file[document]', new File([picture], 'logo.png'))
  return readJson(
    bank.sandbox.fetch(`http://bank.localhost/api?${method}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${by}` },
      body: form,
    }),
  )
}

const ask = (method: string, body: object = {}, by = token) => readJson(bank.call(method, body, by))
const listed = async () => (await ask('logoList'))['items'] as Logo[]

async function add(name: string, data: object = {}, picture = goodPng()): Promise<Logo> {
  const answer = await send('logoCreate', { name, ...data }, { picture })
  expect(answer).toMatchObject({ responseCode: '00' })
  return answer['logo'] as Logo
}

describe('logoCreate', () => {
  it('takes data and a file, and answers id, name, default and file (MERCH-009, MERCH-011)', async () => {
    const logo = await add('Shop window')
    expect(logo).toEqual({
      id: expect.any(String) as unknown,
      name: 'Shop window',
      isDefault: true,
      file: expect.stringMatching(
        /^http:\/\/bank\.localhost\/logos\/[0-9a-f]{64}\.png$/,
      ) as unknown,
    })
    expect(await ask('logoGet', { id: logo.id })).toMatchObject({ logo })
  })

  it('takes the file also from a part of that name (MERCH-011)', async () => {
    const form = { picture: goodJpeg(), part: 'file' }
    expect(await send('logoCreate', { name: 'Photo' }, form)).toMatchObject({ responseCode: '00' })
  })

  it.each([
    ['without a picture', undefined, 'file[document]'],
    ['an SVG, whatever its name says', bytesOf(`<svg>${ACTIVE_TEXT}</svg>`), 'logoType'],
  ] as const)('refuses %s (MERCH-011)', async (_what, picture, param) => {
    expect(await send('logoCreate', { name: 'Bad' }, { picture })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param }],
    })
    expect(await listed()).toEqual([])
  })

  it.each([[''], ['   '], ['a\u202Eb'], ['n'.repeat(101)]])('refuses the name %j', async name => {
    expect(await send('logoCreate', { name }, { picture: goodPng() })).toMatchObject({
      responseCode: 'VF',
      validationErrors: [{ param: 'name' }],
    })
  })

  it('keeps markup in a name as text', async () => {
    expect((await add('<b>Shop</b>')).name).toBe('<b>Shop</b>')
  })

  it('refuses a 1,001st, and says so (MERCH-010)', async () => {
    await bank.database.sql`
      insert into business_logo (id, customer_id, name, is_default, png, sha256)
      select 'many-' || number || ${owner.customerId}, ${owner.customerId}, 'Logo', number = 1, 'png',
        encode(sha256('png'), 'hex')
      from generate_series(1, 1000) number`
    expect(await ask('logoList')).toMatchObject({ total: 1000 })
    expect(await send('logoCreate', { name: 'One more' }, { picture: goodPng() })).toMatchObject({
      validationErrors: [{ param: 'logos' }],
    })
  })
})

describe('the default logo', () => {
  const defaults = async () =>
    (await listed()).filter(({ isDefault }) => isDefault).map(({ name }) => name)

  it('is one of them, whatever is asked (MERCH-009, MERCH-012)', async () => {
    const first = await add('First', { isDefault: false })
    expect(await defaults()).toEqual(['First'])
    const second = await add('Second')
    await add('Third', { isDefault: true })
    expect(await defaults()).toEqual(['Third'])
    await ask('logoUpdate', { id: second.id, isDefault: true })
    expect(await defaults()).toEqual(['Second'])
    expect(await ask('logoUpdate', { id: second.id, isDefault: false })).toMatchObject({
      validationErrors: [{ param: 'isDefault' }],
    })
    await ask('logoDelete', { id: second.id })
    expect(await defaults()).toEqual(['First'])
    await ask('logoDelete', { id: first.id })
    expect(await defaults()).toEqual(['Third'])
  })

  it('is one also of those that are made at once', async () => {
    await Promise.all(['A', 'B', 'C', 'D'].map(name => add(name, { isDefault: true })))
    expect(await defaults()).toHaveLength(1)
  })
})

describe('logoUpdate', () => {
  it('renames, and keeps the name that an empty one is sent for (MERCH-012)', async () => {
    const { id, file } = await add('Old')
    expect(await ask('logoUpdate', { id, name: 'New' })).toMatchObject({
      logo: { name: 'New', file },
    })
    expect(await ask('logoUpdate', { id, name: '' })).toMatchObject({ logo: { name: 'New', file } })
  })

  it('changes the picture, and with it its address (MERCH-012)', async () => {
    const { id, file } = await add('Old', {}, goodPng(31, 7))
    const { logo } = await send('logoUpdate', { id }, { picture: goodPng(20, 20) })
    expect(logo).toMatchObject({ id, name: 'Old', isDefault: true })
    expect((logo as Logo).file).not.toBe(file)
    expect((await bank.sandbox.fetch(file)).status).toBe(404)
  })
})

describe('a logo', () => {
  it.each(['logoGet', 'logoUpdate', 'logoDelete'])(
    'of somebody else is as one that there is not: %s (MERCH-012)',
    async method => {
      const { id } = await add('Mine')
      const stranger = (await bank.signIn(await bank.person({ kind: 'business' }))).accessToken
      const of = async (asked: string) => ask(method, { id: asked, name: 'Theirs' }, stranger)
      const theirs = await of(id)
      expect(theirs).toEqual(await of('no-such-logo'))
      expect(theirs).toMatchObject({ responseCode: '13' })
      expect(await listed()).toMatchObject([{ id, name: 'Mine' }])
    },
  )

  it('is shown to anybody, as a picture that runs nothing (MERCH-009)', async () => {
    const { file } = await add('Shop window', {}, bytesOf(goodPng(), ACTIVE_TEXT))
    const answer = await bank.sandbox.fetch(file)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="logo.png"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    expect(await answer.text()).not.toContain(ACTIVE_TEXT)
  })

  it.each([
    '/logos/',
    '/logos/1.png',
    `/logos/${'0'.repeat(64)}.png`,
    `/logos/${'0'.repeat(64)}.svg`,
  ])('is not at %s', async path => {
    expect((await bank.sandbox.fetch(`http://bank.localhost${path}`)).status).toBe(404)
  })
})
