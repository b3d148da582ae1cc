import { intlLocale, type Locale } from '@sixpence/protocol'

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

/** Writes the size of a file with a unit that is 1000 of the one before, e.g. `2.4 MB`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const sizes = new Intl.NumberFormat(intlLocale(locale), { maximumFractionDigits: 1 })
  let [size, step] = [Math.max(0, bytes), 0]
  // What would be rounded up to 1000 is one of the next unit.
  while (Math.round(size * 10) >= 10_000 && step < UNITS.length - 1) {
    size /= 1000
    step += 1
  }
  return `${sizes.format(size)}\u00A0${UNITS[step]}`
}
