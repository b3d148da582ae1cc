import { payCta as en } from '../../../../locales/en/embed.json'
import { payCta as es } from '../../../../locales/es/embed.json'
import { payCta as pt } from '../../../../locales/pt/embed.json'
import { payCta as ro } from '../../../../locales/ro/embed.json'
import { payCta as ru } from '../../../../locales/ru/embed.json'
import { payCta as ua } from '../../../../locales/ua/embed.json'

// BCP 47 has another name for Ukrainian than the bank.
const LABELS = { en, es, pt, ro, ru, ua, uk: ua }

type Language = keyof typeof LABELS

/** Returns the language of an element's `locale`, without region; English if there are no texts. */
export function languageOf(element: Element): Language {
  const tag = (element.getAttribute('locale') || '').toLowerCase()
  const named = tag.split(/[-_]/)[0] as Language // May also be another one, without a label.
  return LABELS[named] ? named : 'en'
}

/** Returns the button's label in the language of its element. */
export const payLabel = (element: Element): string => LABELS[languageOf(element)]
