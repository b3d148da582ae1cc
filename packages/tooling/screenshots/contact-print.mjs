import { readFileSync } from 'node:fs'

// The part of a picture that a sheet shows: half its size, and at most one and a half phone
// screens.
const SCALE = 0.5
const TALLEST = 640

/**
 * Draws pictures side by side on one sheet, each under its name; what goes on for long is cut off.
 *
 * @param {import('playwright').Browser} browser
 * @param {{ name: string; path: string }[]} pictures
 * @param {string} path Where the sheet goes.
 */
export async function contactPrint(browser, pictures, path) {
  const page = await browser.newPage({ viewport: { width: 1800, height: 1000 } })
  const figures = pictures.map(({ name, path: file, width }) => {
    const data = readFileSync(file).toString('base64')
    return `<figure><figcaption>${name}</figcaption><img width="${width * SCALE}" src="data:image/png;base64,${data}"></figure>`
  })
  await page.setContent(`<style>
    body { margin: 16px; display: flex; flex-wrap: wrap; gap: 16px; background: #777; font: 14px sans-serif; color: #fff }
    figure { margin: 0; max-block-size: ${TALLEST}px; overflow: hidden } figcaption { padding-bottom: 4px }
    img { display: block; block-size: auto }
  </style>${figures.join('')}`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
