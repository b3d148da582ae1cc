import { renderToStaticMarkup } from 'react-dom/server.edge'
import type { Boot } from './boot.ts'
import { ShellSkeleton } from './shell-skeleton.tsx'

/** Renders the notice for an app that doesn't load or a browser without scripts. */
export const renderTrouble = (boot: Boot): string =>
  renderToStaticMarkup(<Trouble words={boot.words} />)

/** Renders the page's content until the app has loaded. */
export const renderStart = (boot: Boot, kind: 'bank' | 'blank'): string =>
  renderToStaticMarkup(
    <>
      {kind === 'bank' ? (
        <ShellSkeleton brand={boot.brand} loading={boot.words.common?.['loadingLabel'] ?? ''} />
      ) : (
        <span className="sp-spinner-ring" aria-hidden="true" />
      )}
      <Trouble words={boot.words} />
    </>,
  )

function Trouble({ words: { common, shell } }: Pick<Boot, 'words'>) {
  return (
    <>
      <div className="sp-start-trouble" role="alert">
        <p className="sp-heading sp-heading-1">{shell?.['startFailedTitle']}</p>
        <p>{shell?.['startFailedText']}</p>
        {/* To the same page. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a className="sp-button sp-button-primary" href="">
          {common?.['retryCta']}
        </a>
      </div>
      <noscript>
        <p>{shell?.['withoutScriptsText']}</p>
      </noscript>
    </>
  )
}
