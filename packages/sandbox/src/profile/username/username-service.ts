import { intlLocale, type Locale } from '@sixpence/protocol'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Bank } from '../../bank.ts'
import { inTransaction } from '../../db/index.ts'
import { type Text, textIn } from '../../language/index.ts'
import { findLink, openLink, type UsernameLink } from './open-link.ts'
import { USERNAME_PAGE_WORDS as WORDS } from './username-words.ts'

const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Serves the page behind the links of a change of the sign-in name. Mail programs open links, so
 * only pressing a button takes effect.
 */
export function usernameService(bank: Bank) {
  const service = new Hono()
  service.use('/username-change/*', async (context, next) => {
    context.header('Content-Security-Policy', POLICY)
    context.header('Referrer-Policy', 'no-referrer')
    await next()
  })
  service.get('/username-change/:secret', async context => {
    const { secret } = context.req.param()
    const link = await inTransaction(bank, sql => findLink(secret, { sql, clock: bank.clock }))
    return link
      ? context.html(question(link))
      : context.html(page('en', { words: WORDS.over }), 404)
  })
  service.post('/username-change/:secret', async context => {
    const { secret } = context.req.param()
    const { clock, newId } = bank
    const link = await inTransaction(bank, sql => openLink(secret, { sql, clock, newId }))
    if (!link) return context.html(page('en', { words: WORDS.over }), 404)
    const words = link.kind === 'confirm' ? WORDS.confirmed : WORDS.stopped
    return context.html(page(link.locale, { words }))
  })
  return service
}

function question({ kind, newUsername, locale }: UsernameLink) {
  const title = { words: WORDS[`${kind}Title`], values: { email: newUsername } }
  return page(
    locale,
    title,
    html`<form method="post">
      <button>${textIn(locale, { words: WORDS[`${kind}Cta`] })}</button>
    </form>`,
  )
}

function page(locale: Locale, title: Text, rest: ReturnType<typeof html> | string = '') {
  const text = textIn(locale, title)
  return html`<!doctype html>
    <html lang="${intlLocale(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${text}</title>
        <link rel="stylesheet" href="/old-web.css" />
      </head>
      <body>
        <main>
          <h1>${text}</h1>
          ${rest}
        </main>
      </body>
    </html>`
}
