import { intlLocale } from '@sixpence/core/locale'
import { FIRST_STYLE } from '../../src/start/first-style.ts'
import { renderOneMoment } from '../../src/start/one-moment.tsx'
import { BOOT_ID, type Boot } from '../../src/start/boot.ts'
import { renderStart, renderTrouble } from '../../src/start/start-page.tsx'
import { renderSignIn } from '../../src/sign-in/render-sign-in.tsx'
import type { PageFiles } from './page-files.ts'
import type { PageKind } from './which-page.ts'

/** Draws a page in the language of its facts. The same facts make the same page. */
export function drawPage(kind: PageKind, boot: Boot, files: PageFiles): string {
  const { signIn, index } = files.templates
  const title = titleOf(kind, boot)
  switch (kind) {
    case 'one-moment':
      return `<!doctype html>${renderOneMoment(boot, { title, style: files.style + files.theme })}`
    case 'sign-in':
      return fill(signIn, boot, {
        title,
        style: `<style ${FIRST_STYLE}>${files.style}</style><style>${files.theme}</style>`,
        notice: renderTrouble(boot),
        page: renderSignIn(boot),
      })
    case 'bank':
    case 'blank':
      return fill(index, boot, { title, start: renderStart(boot, kind) })
  }
}

function titleOf(kind: PageKind, { brand, words }: Boot): string {
  const { projectName } = brand
  if (kind === 'bank' || kind === 'blank') return projectName
  const key = kind === 'sign-in' ? 'signInTitle' : 'oneMomentTitle'
  return `${words.shell?.[key] ?? ''} · ${projectName}`
}

interface Parts {
  readonly title: string
  readonly [place: string]: string
}

function fill(template: string, boot: Boot, parts: Parts): string {
  const title = parts.title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const all: Parts = { ...parts, title, boot: bootElement(boot) }
  return template
    .replace(' lang="en"', ` lang="${intlLocale(boot.locale)}"`)
    .replaceAll(/<!-- (\w+) -->/g, (place, name: string) => all[name] ?? place)
}

/** No text in it can end the element. */
function bootElement(boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${BOOT_ID}">${json}</script>`
}
