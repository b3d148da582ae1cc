import { intlLocale, LOCALE_ENTRIES } from '@sixpence/core/locale'
import { useMessages } from '@sixpence/react/i18n'
import { NativeSelect } from '@sixpence/react/ui'
import { useContext } from 'react'
import { LocaleChoice } from './locale-choice-context.ts'

/** Chooses the language. Each is named in itself. */
export function LanguageSelect() {
  const { t } = useMessages('shell')
  const { offered, chosen, choose } = useContext(LocaleChoice)
  const options = LOCALE_ENTRIES.filter(({ code }) => offered.includes(code)).map(
    ({ code, title }) => ({ id: code, label: title, lang: intlLocale(code) }),
  )
  return (
    <NativeSelect
      label={t('languageLabel')}
      isLabelHidden
      options={options}
      selectedId={chosen}
      onSelect={choose}
    />
  )
}
