import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { START_WORDS } from '../src/shell/start-words.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const SCRIPT = 'watch-start.js'

/** Each language's folder, and what the language is called on the web. */
const LANGUAGES = { en: 'en', es: 'es', pt: 'pt-PT', ro: 'ro', ru: 'ru', ua: 'uk' } as const

/**
 * Writes into the page what stands there until the app does: a sign that it is on its way, and what
 * to do when it does not come, in all languages, for the words of the app may be what is missing.
 */
export function startPage(): Plugin {
  return {
    name: 'sixpence-start-page',
    buildStart() {
      if (this.meta.watchMode) return
      this.emitFile({ type: 'chunk', id: at('../src/watch-start.ts'), fileName: SCRIPT })
    },
    transformIndexHtml: html => html.replace('<!-- start -->', startMarkup()),
  }
}

function startMarkup(): string {
  const languages = Object.entries(LANGUAGES)
  const troubles = languages.map(([folder, lang]) => trouble(folder, lang))
  const withoutScripts = languages.map(
    ([folder, lang]) =>
      `<p lang="${lang}">${textOf(folder, 'shell', START_WORDS.withoutScripts)}</p>`,
  )
  return [
    '<span class="sp-spinner-ring" aria-hidden="true"></span>',
    `<div class="sp-start-trouble" role="alert">${troubles.join('')}</div>`,
    `<noscript>${withoutScripts.join('')}</noscript>`,
  ].join('')
}

function trouble(folder: string, lang: string): string {
  const { title, text } = START_WORDS
  return [
    `<div lang="${lang}"${lang === 'en' ? '' : ' hidden'}>`,
    `<p class="sp-heading sp-heading-1">${textOf(folder, 'shell', title)}</p>`,
    `<p>${textOf(folder, 'shell', text)}</p>`,
    `<a class="sp-button sp-button-primary" href="">${textOf(folder, 'common', 'retryCta')}</a>`,
    '</div>',
  ].join('')
}

function textOf(folder: string, room: string, key: string): string {
  const path = at(`../../../locales/${folder}/${room}.json`)
  // The words of all languages are compared with the English ones, which are typed.
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
  const text = texts[key]
  if (text === undefined) throw new Error(`${path} has no ${key}.`)
  return text
}
