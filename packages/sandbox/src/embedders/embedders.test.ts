import { describe, expect, it } from 'vitest'
import { told } from '../../tests/a-merchant.ts'
import { testSandbox } from '../../tests/test-sandbox.ts'

const bank = testSandbox()

const register = (body: object) => told(bank.control('/origins', body))
const lookUp = (clientKey: string) =>
  told(bank.sandbox.fetch(`http://bank.localhost/public-api/embedder/${clientKey}`))

describe('embedders', () => {
  it('are there from the start, without their secrets', async () => {
    expect(await (await bank.control('/embedders')).json()).toEqual([
      {
        clientKey: 'ck_sandbox_partner',
        name: 'Harbour Club',
        origins: ['http://partner.localhost:4310'],
      },
      {
        clientKey: 'ck_sandbox_shop',
        name: 'Munteanu Books SRL',
        origins: ['http://shop.localhost:4320'],
        merchant: {
          email: 'ion@sixpence.example',
          notificationUrl: 'http://127.0.0.1:4320/notifications',
        },
      },
    ])
  })

  it('are told to anybody by name and origins', async () => {
    expect(await lookUp('ck_sandbox_shop')).toEqual({
      http: 200,
      name: 'Munteanu Books SRL',
      origins: ['http://shop.localhost:4320'],
    })
    expect(await lookUp('ck_sandbox_nobody')).toEqual({
      http: 404,
      code: 'not_found',
      message: 'Nobody has this key.',
    })
  })

  it.each([
    'https://club.example',
    'https://club.example:8443',
    'https://xn--mnchen-3ya.example',
    'http://localhost:3000',
    'http://other.localhost:4310',
    'http://127.0.0.1:5000',
    'http://[::1]:5000',
  ])('register the origin %s, once', async origin => {
    const wish = { clientKey: 'ck_sandbox_partner', origin }
    await register(wish)
    const { http, origins } = await register(wish)
    expect(http).toBe(200)
    expect((origins as string[]).filter(each => each === origin)).toHaveLength(1)
    expect((await lookUp('ck_sandbox_partner'))['origins']).toContain(origin)
  })

  it.each([
    'http://club.example',
    'https://club.example/',
    'https://club.example/shop',
    'https://club.example:443',
    'https://Club.example',
    'https://user@club.example',
    'https://*.example',
    'https://*',
    "https://a;script-src'self'",
    'https://a,https://b',
    'https://münchen.example',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'ftp://club.example',
    'club.example',
    'null',
    '*',
    '',
  ])('do not register the origin "%s"', async origin => {
    const wish = { clientKey: 'ck_sandbox_partner', origin }
    expect(await register(wish)).toMatchObject({ http: 400 })
    expect((await lookUp('ck_sandbox_partner'))['origins']).not.toContain(origin)
  })

  it('move where a merchant is told', async () => {
    const notificationUrl = 'https://books.example/hooks/sixpence'
    expect(await register({ clientKey: 'ck_sandbox_shop', notificationUrl })).toMatchObject({
      http: 200,
      merchant: { notificationUrl },
    })
  })

  it('give a merchant who has deleted their first webhook another one, and leave the others', async () => {
    const { sql } = bank.database
    const webhooks = () => sql<{ name: string; url: string; secret: string }>`
      select name, url, secret from merchant_receiver
      where customer_id = 'customer-ion' and kind = 'webhook' order by position`
    const [, other] = await webhooks()
    await sql`delete from merchant_receiver where id = 'webhook-of-ck_sandbox_shop'`
    const notificationUrl = 'https://books.example/hooks/anew'
    expect(await register({ clientKey: 'ck_sandbox_shop', notificationUrl })).toMatchObject({
      http: 200,
      merchant: { notificationUrl },
    })
    expect(await webhooks()).toEqual([
      other,
      {
        name: 'Server',
        url: notificationUrl,
        secret: expect.stringMatching(/^whsec_[\w-]{43}$/) as string,
      },
    ])
  })

  it.each([
    'http://books.example/hooks',
    'https://user:secret@books.example/hooks',
    'https://books.example/hooks#part',
    'file:///etc/passwd',
    'nowhere',
    'https://169.254.169.254',
    'https://[::1]:4401/reset',
    'https://0x7f.1',
    'https://localhost.',
    'https://books.example:8443/hooks',
  ])('do not have a merchant told at %s', async notificationUrl => {
    expect(await register({ clientKey: 'ck_sandbox_shop', notificationUrl })).toMatchObject({
      http: 400,
    })
  })

  it.each([
    [{ clientKey: 'ck_sandbox_nobody', origin: 'https://club.example' }, 404],
    [{ clientKey: 'ck_sandbox_partner' }, 400],
    [{ clientKey: 'ck_sandbox_partner', notificationUrl: 'https://club.example/n' }, 400],
    [{ clientKey: 'sk_sandbox_munteanu_books', origin: 'https://club.example' }, 400],
    [{ origin: 'https://club.example' }, 400],
    [{ clientKey: 'ck_sandbox_partner', origin: 'https://club.example', name: 'Other' }, 400],
  ])('refuse %j', async (wish, http) => {
    expect(await register(wish)).toEqual({ http, message: expect.any(String) as string })
  })
})
