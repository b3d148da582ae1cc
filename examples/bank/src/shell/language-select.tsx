import { isLocale, LOCALE_ENTRIES } from '@sixpence/core/locale'
import { useMessages } from '@sixpence/react/i18n'
import { useContext, useId } from 'react'
import { LocaleChoice } from './locale-choice-context.ts'

/** Chooses the language. A native control: it is everywhere, and weighs nothing. */
export function LanguageSelect() {
  const { t, locale } = useMessages('shell')
  const { offered, choose } = useContext(LocaleChoice)
  const id = useId()
  return (
    <div className="sp-language">
      <label htmlFor={id} className="sp-visually-hidden">
        {t('languageLabel')}
      </label>
      <select
        id={id}
        value={locale}
        onChange={event => isLocale(event.target.value) && choose(event.target.value)}
      >
        {offered.map(code => (
          <option key={code} value={code} lang={LOCALE_ENTRIES[code].htmlLang}>
            {LOCALE_ENTRIES[code].title}
          </option>
        ))}
      </select>
    </div>
  )
}
