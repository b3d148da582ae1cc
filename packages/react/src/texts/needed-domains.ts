import type { MessageDomain } from '../i18n/index.ts'
import { COMPONENT_TEXTS } from './component-texts.gen.ts'

/** The name of a component of this package that shows texts. */
export type ComponentName = keyof typeof COMPONENT_TEXTS

/**
 * Returns the domains of texts that components need, for a host that loads them ahead. Dialogs and
 * other parts that open later load their own.
 *
 * @example
 *   await texts.preload('en', neededDomains('AccountList', 'HistoryList'))
 */
export const neededDomains = (...names: readonly ComponentName[]): readonly MessageDomain[] => [
  ...new Set(names.flatMap(name => COMPONENT_TEXTS[name])),
]
