import { intlLocale } from '@sixpence/core/locale'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useMessageStore } from '../i18n/index.ts'

/**
 * The element around everything of a bank: says which language is inside, whatever that of the page
 * is. It has no box of its own.
 */
export function LanguageRoot({ children }: { children: ReactNode }) {
  const texts = useMessageStore()
  const { locale } = useSyncExternalStore(texts.subscribe, texts.getSnapshot, texts.getSnapshot)
  return (
    // All languages of the bank are written from left to right, also on a page that is not.
    <div className="sp-root" lang={intlLocale(locale)} dir="ltr">
      {children}
    </div>
  )
}
