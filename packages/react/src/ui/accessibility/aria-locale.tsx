import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useFormats } from '../../i18n/index.ts'

/**
 * Tells parts of React Aria the language on show; without it they speak the browser's. Around those
 * parts only: to ask the browser for its languages costs a phone a tenth of a second, and pages
 * like the sign-in have none of them.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useFormats().languageTag}>{children}</I18nProvider>
}
