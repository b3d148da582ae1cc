/**
 * Runs before anything else, in a file of its own. Holds a form that is sent before the app has
 * loaded, because the browser would otherwise send a password. Shows a notice if the app doesn't
 * load, or breaks before it shows anything.
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
  // A failed script's event doesn't bubble, so this listens in the capture phase.
  addEventListener('error', fail, true)
  addEventListener('unhandledrejection', fail)
  setTimeout(fail, 15_000)

  // The app of a page that the server drew, and the files that it imports.
  const { app = '', needs = '' } = ownerDocument.currentScript?.dataset ?? {}
  const load = async () => {
    const files = needs.split(' ')
    for (const href of files) {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
    }
    // One at a time, so that the browser handles keys and touches in between.
    for (const file of [...files, app]) {
      await import(/* @vite-ignore */ file)
      await new Promise(done => setTimeout(done))
    }
  }
  if (app) {
    const begin = () => void load().catch(fail)
    // After the first paint, or after a second if the browser doesn't report it.
    const atLatest = setTimeout(begin, 1_000)
    new PerformanceObserver((_, seen) => {
      seen.disconnect()
      clearTimeout(atLatest)
      begin()
    }).observe({ type: 'paint', buffered: true })
  }
}
