import { intlLocale } from '@sixpence/protocol/locale'
import type { DisplayLocale } from './display-locale.ts'

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const

/** Formats a file size in decimal units (steps of 1000), e.g. `2.4 MB`. */
export function formatFileSize(bytes: number, locale: DisplayLocale): string {
  const sizes = new Intl.NumberFormat(intlLocale(locale), {
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  })
  let [size, step] = [Math.max(0, bytes), 0]
  // A size that would round up to 1000 moves to the next unit.
  while (Math.round(size * 10) >= 10_000 && step < UNITS.length - 1) {
    size /= 1000
    step += 1
  }
  return `${sizes.format(size)}\u00A0${UNITS[step]}`
}
