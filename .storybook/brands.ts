import { parseBrand, type Brand } from '@sixpence/core/brand'

export const BRANDS = ['aurelia', 'borealis', 'cordoba', 'dunmore', 'estuary', 'fjord'] as const

const RECORDS = import.meta.glob<{ default: unknown }>('../brands/*/brand.json')
const THEMES = import.meta.glob<string>('../brands/*/theme.css', {
  query: '?url',
  import: 'default',
  eager: true,
})
const MARKS = import.meta.glob<string>('../brands/*/mark.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Applies a brand to the page, and returns its record. */
export async function wearBrand(id: string): Promise<Brand> {
  const record = RECORDS[`../brands/${id}/brand.json`]
  const theme = THEMES[`../brands/${id}/theme.css`]
  if (!record || theme === undefined) throw new Error(`There is no brand ${id}`)
  const [{ default: json }] = await Promise.all([record(), applyTheme(theme)])
  const mark = `url("${MARKS[`../brands/${id}/mark.svg`]}")`
  document.documentElement.style.setProperty('--sp-brand-mark', mark)
  return parseBrand(json)
}

async function applyTheme(href: string): Promise<void> {
  const worn = document.querySelector<HTMLLinkElement>('link[data-brand-theme]')
  if (worn?.getAttribute('href') === href) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.dataset['brandTheme'] = ''
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${href} could not be loaded`)))
    document.head.append(link)
  })
  worn?.remove()
}
