/**
 * Runs before anything else, in a file of its own. A form that is sent before the app is there is
 * held until it is: else the browser would send a password away. And when the app does not arrive,
 * or breaks before it shows anything, the page says so.
 */
{
  const { dataset, ownerDocument } = document.documentElement
  addEventListener('submit', event => {
    if (event.defaultPrevented || (event.target as HTMLFormElement).method !== 'post') return
    event.preventDefault()
    dataset['held'] = ''
  })
  const fail = () => {
    dataset['start'] = 'failed'
  }
  // A script that does not load tells nobody but itself, on the way down.
  addEventListener('error', fail, true)
  addEventListener('unhandledrejection', fail)
  setTimeout(fail, 15_000)

  // The app of a page that is drawn ahead, and what that imports.
  const { app = '', needs = '' } = ownerDocument.currentScript?.dataset ?? {}
  const load = async () => {
    const files = needs.split(' ')
    for (const href of files) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
    // One after the other: between them the browser answers keys and touches.
    for (const file of [...files, app]) {
      await import(/* @vite-ignore */ file)
      await new Promise(done => setTimeout(done))
    }
  }
  if (app) {
    const begin = () => void load().catch(fail)
    // Once the page is seen; where that cannot be told, soon.
    const atLatest = setTimeout(begin, 1_000)
    new PerformanceObserver((_, seen) => {
      seen.disconnect()
      clearTimeout(atLatest)
      begin()
    }).observe({ type: 'paint', buffered: true })
  }
}
