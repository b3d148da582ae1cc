/** The type of a test's annotation with its page loads. */
const PAGE_LOADS = 'page loads'

/**
 * A fixture for Playwright that counts the pages a test has loaded, in all its windows and
 * browsers: documents of HTML, not frames and not what a router shows without loading anything. The
 * first of each browser is cold: it has nothing cached, and costs many times what the others do.
 */
export const pageLoads = [
  async ({ browser }, use, info) => {
    const count = { pageLoads: 0, coldLoads: 0 }
    const ends = []
    const watch = context => {
      let isCold = true
      const onResponse = response => {
        if (!isPage(response)) return
        count.pageLoads += 1
        if (isCold) count.coldLoads += 1
        isCold = false
      }
      context.on('response', onResponse)
      ends.push(() => context.off('response', onResponse))
    }
    for (const context of browser.contexts()) watch(context)
    browser.on('context', watch)
    await use(undefined)
    browser.off('context', watch)
    for (const end of ends) end()
    info.annotations.push({ type: PAGE_LOADS, description: JSON.stringify(count) })
  },
  { auto: true },
]

/** Returns the fixture's counts of the last try of a test; earlier tries don't count. */
export function loadsOf({ results }) {
  const { annotations = [] } = results.at(-1) ?? {}
  const counted = annotations.find(({ type }) => type === PAGE_LOADS)
  return counted ? JSON.parse(counted.description) : { pageLoads: 0, coldLoads: 0 }
}

function isPage(response) {
  const request = response.request()
  if (request.resourceType() !== 'document' || isInFrame(request)) return false
  const { 'content-type': type = '' } = response.headers()
  return response.ok() && type.startsWith('text/html')
}

function isInFrame(request) {
  try {
    return request.frame().parentFrame() !== null
  } catch {
    // The window that it is for is being opened.
    return false
  }
}
