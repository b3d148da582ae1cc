import { intlLocale, textDirection } from '@sixpence/core/locale'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { Boot } from './boot.ts'

/** The page's title and styles. */
interface Look {
  title: string
  style: string
}

/**
 * Returns the page for people who sent the form before the app had loaded: nothing was kept, and
 * they can try again.
 */
export function renderOneMoment({ locale, brand, words }: Boot, { title, style }: Look): string {
  const { common, shell } = words
  const page = renderToStaticMarkup(
    <html lang={intlLocale(locale)} dir={textDirection(locale)} className="sp-root">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="referrer" content="no-referrer" />
        <title>{title}</title>
        <link rel="icon" type="image/svg+xml" href="/brand/favicon.svg" />
        <style />
      </head>
      <body>
        <div className="sp-public">
          <header className="sp-public-header">
            <img className="sp-brand-logo" src="/brand/logo.svg" alt={brand.projectName} />
          </header>
          <main className="sp-public-main">
            <div className="sp-login">
              <h1 className="sp-heading sp-heading-1">{shell?.['oneMomentTitle']}</h1>
              <p>{shell?.['oneMomentText']}</p>
              <noscript>
                <p>{shell?.['withoutScriptsText']}</p>
              </noscript>
              <a className="sp-button sp-button-primary" href="/login">
                {common?.['retryCta']}
              </a>
            </div>
          </main>
        </div>
      </body>
    </html>,
  )
  return page.replace('<style></style>', () => `<style>${style}</style>`)
}
