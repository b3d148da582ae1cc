import { payCta as en } from '../../../../locales/en/embed.json'
import { payCta as es } from '../../../../locales/es/embed.json'
import { payCta as pt } from '../../../../locales/pt/embed.json'
import { payCta as ro } from '../../../../locales/ro/embed.json'
import { payCta as ru } from '../../../../locales/ru/embed.json'
import { payCta as ua } from '../../../../locales/ua/embed.json'

// BCP 47 calls Ukrainian by another name than the bank.
const LABELS: Readonly<Record<string, string>> = { en, es, pt, ro, ru, ua, uk: ua }

/**
 * The button's label in the language of its `locale`, whatever the region, English where the bank
 * does not speak it.
 */
export const payLabel = (element: Element): string =>
  LABELS[(element.getAttribute('locale') ?? '').toLowerCase().split(/[-_]/)[0] ?? ''] ?? en
