/** What a test's annotation with its page loads is called. */
export const PAGE_LOADS = 'page loads'

/**
 * A fixture for Playwright that counts the pages a test has loaded, in all its windows and
 * browsers: documents of HTML, not frames and not what a router shows without loading anything.
 */
export const pageLoads = [
  async ({ browser }, use, info) => {
    let count = 0
    const onResponse = response => void (isPage(response) && (count += 1))
    const watch = context => context.on('response', onResponse)
    const before = browser.contexts()
    for (const context of before) watch(context)
    browser.on('context', watch)
    await use(undefined)
    browser.off('context', watch)
    for (const context of before) context.off('response', onResponse)
    info.annotations.push({ type: PAGE_LOADS, description: String(count) })
  },
  { auto: true },
]

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
