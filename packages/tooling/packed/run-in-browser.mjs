import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { CHROMIUM_ARGS, ensureChromium } from '../run/chromium.mjs'
import { serveFolder } from '../run/serve-folder.mjs'

const TIMEOUT_MS = 60_000

/**
 * Builds pages with Vite and opens each in a browser; answers what is wrong. A page is `{ project,
 * entry, html, expectOn }`: the module that it loads or the HTML that it is, and what has to be
 * seen on it.
 */
export async function browserFaults(root, pages) {
  const built = pages.filter(({ entry }) => entry)
  for (const page of built) writeEntry(page)
  await buildPages(root, built)
  const served = await serveFolder(join(root, 'built'))
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: CHROMIUM_ARGS,
  })
  try {
    const faults = []
    for (const page of pages) faults.push(...(await open(browser, served.url, page)))
    return faults
  } finally {
    await browser.close()
    served.close()
  }
}

function writeEntry({ project, entry }) {
  // An icon of nothing, which the browser need not ask for.
  const head = '<!doctype html><html lang="en"><link rel="icon" href="data:," />'
  const page = `${head}<body><script type="module" src="./${entry}"></script></body></html>`
  writeFileSync(join(project, pageOf(entry)), page)
}

const pageOf = entry => entry.replaceAll(/[^a-z]+/g, '-').concat('.html')

async function buildPages(root, pages) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'built',
      target: 'es2022',
      minify: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: pages.map(({ project, entry }) => join(project, pageOf(entry))) },
    },
  })
}

async function open(browser, url, { name, entry, project, html, replace, routes = {}, expectOn }) {
  const page = await browser.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const faults = []
  const report = fault => faults.push(`${name}: ${fault}`)
  page.on('pageerror', error => report(error.message))
  page.on('console', message => message.type() === 'error' && report(message.text()))
  try {
    for (const [address, file] of Object.entries(routes))
      await page.route(address, route => route.fulfill(file))
    if (html)
      await page.route('https://shop.example/', route => route.fulfill(asPage(html, replace)))
    const path = entry && `${project.split('/').at(-1)}/${pageOf(entry)}`
    await page.goto(html ? 'https://shop.example/' : `${url}/${path}`)
    await expectOn(page)
  } catch (error) {
    report(error.message)
  } finally {
    await page.close()
  }
  return faults
}

const asPage = (file, replace) => ({
  contentType: 'text/html; charset=utf-8',
  body: replace(readFileSync(file, 'utf8')),
})
