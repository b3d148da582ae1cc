import { Hono } from 'hono'
import { html } from 'hono/html'
import type { LetterHead } from '../letter-head.ts'
import { OLD_WEB_STYLE } from './old-web-style.ts'

const POLICY = "default-src 'none'; img-src 'self' data:; style-src 'self'; frame-ancestors 'none'"

/** Stands in for the website that the bank had before this one, in the brand's name and colours. */
export function oldWebsite({ regulatedEntity }: { readonly regulatedEntity: LetterHead }) {
  const { logo, colors } = regulatedEntity
  const site = new Hono()
  site.get('/old-web', context => {
    context.header('Content-Security-Policy', POLICY)
    return context.html(page(regulatedEntity))
  })
  site.get('/old-web.css', context =>
    context.body(paletteOf(colors) + OLD_WEB_STYLE, 200, { 'Content-Type': 'text/css' }),
  )
  site.get('/old-web.svg', context =>
    logo === undefined
      ? context.notFound()
      : context.body(logo, 200, {
          'Content-Type': 'image/svg+xml',
          'Content-Security-Policy': "default-src 'none'",
        }),
  )
  return site
}

const page = ({ name, address, phone, email, web, footerLines, logo }: LetterHead) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Previous website: ${name}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/old-web.css" />
      </head>
      <body>
        <header>
          ${logo === undefined ? html`<p>${name}</p>` : html`<img src="/old-web.svg" alt="${name}" />`}
        </header>
        <main>
          <h1>Our previous website</h1>
          <p>Customers who haven’t moved to the new website yet use their accounts here.</p>
          <p>
            This is a practice bank: it never had an earlier website, so there is nothing more to
            see.
          </p>
          <h2>Contact us</h2>
          <dl>
            <dt>Phone</dt>
            <dd>${phone}</dd>
            <dt>Email</dt>
            <dd>${email}</dd>
            <dt>Post</dt>
            <dd>${address}</dd>
            <dt>Website</dt>
            <dd>${web}</dd>
          </dl>
        </main>
        <footer>${footerLines.map(line => html`<p>${line}</p>`)}</footer>
      </body>
    </html>`

/** Returns the brand's colours for the style sheet, if there is a brand. */
const paletteOf = (colors: LetterHead['colors'] = {}): string =>
  `:root{${Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}\n`
