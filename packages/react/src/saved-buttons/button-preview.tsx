import type { ShownButton } from '@sixpence/core/checkouts'
import { LOCALE_ENTRIES, pickLocale, type Locale } from '@sixpence/core/locale'
import { Suspense, useState } from 'react'
import { MessagesProvider, useFormats, useMessages, type LoadMessages } from '../i18n/index.ts'
import { useBrand } from '../provider/index.ts'
import { Inline, Select } from '../ui/index.ts'
import { savedButtonsApi } from './saved-buttons-api.ts'
import { OtherDocument } from './other-document.tsx'
import { PreviewedOffer } from './previewed-offer.tsx'

/** A look of the bank's pages. */
export interface PreviewLook {
  readonly id: string
  readonly name: string
  /** The address of its style sheet, which sets tokens. */
  readonly sheet: string
}

/** The looks and languages of a preview. */
export interface PreviewLooks {
  /** The looks besides the current one. */
  readonly brands: readonly PreviewLook[]
  /** Loads the texts of other languages. */
  readonly loadMessages: LoadMessages
}

interface ButtonPreviewProps {
  button: ShownButton
  logoId: string
  looks: PreviewLooks | undefined
}

/** A preview of the button on a phone, in any look and language of the bank. */
export function ButtonPreview({ button, logoId, looks }: ButtonPreviewProps) {
  const { t } = useMessages('saved-buttons')
  const { locale: own } = useFormats()
  const [look, setLook] = useState<PreviewLook>()
  const [locale, setLocale] = useState(() => pickLocale([own]))
  const logoUrl = useLogoUrl(logoId)
  const offer = <PreviewedOffer button={{ ...button, ...(logoUrl !== undefined && { logoUrl }) }} />
  return (
    <section className="sp-button-preview" aria-label={t('previewLabel')}>
      {looks && (
        <Inline>
          <LookSelect look={look} brands={looks.brands} onChoose={setLook} />
          <LanguageSelect locale={locale} onChoose={setLocale} />
        </Inline>
      )}
      <OtherDocument title={t('previewLabel')} sheet={look?.sheet}>
        {looks ? (
          <MessagesProvider locale={locale} loadMessages={looks.loadMessages}>
            {offer}
          </MessagesProvider>
        ) : (
          // Without other texts, it is in the language of this page.
          <Suspense>{offer}</Suspense>
        )}
      </OtherDocument>
    </section>
  )
}

/** Returns the address of the logo that payers see: the chosen one, or the default. */
function useLogoUrl(logoId: string): string | undefined {
  const { data: logos = [] } = savedButtonsApi.logos.useRead()
  const logo = logos.find(({ id }) => id === logoId) ?? logos.find(({ isDefault }) => isDefault)
  return logo?.file
}

interface LookSelectProps {
  look: PreviewLook | undefined
  brands: readonly PreviewLook[]
  onChoose: (look: PreviewLook | undefined) => void
}

function LookSelect({ look, brands, onChoose }: LookSelectProps) {
  const { t } = useMessages('saved-buttons')
  const own = { id: OWN, label: t('ownLookOption') }
  return (
    <Select
      label={t('lookLabel')}
      options={[own, ...brands.map(({ id, name }) => ({ id, label: name }))]}
      selectedId={look?.id ?? OWN}
      onSelect={id => onChoose(brands.find(each => each.id === id))}
    />
  )
}

const OWN = 'own'

interface LanguageSelectProps {
  locale: Locale
  onChoose: (locale: Locale) => void
}

function LanguageSelect({ locale, onChoose }: LanguageSelectProps) {
  const { t } = useMessages('saved-buttons')
  const { languages } = useBrand()
  const offered = LOCALE_ENTRIES.filter(({ code }) => languages.includes(code))
  return (
    <Select
      label={t('languageLabel')}
      options={offered.map(({ code, title }) => ({ id: code, label: title }))}
      selectedId={locale}
      onSelect={id => {
        const chosen = languages.find(each => each === id)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
