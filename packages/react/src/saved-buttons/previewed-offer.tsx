import type { ShownButton } from '@sixpence/core/checkouts'
import { intlLocale } from '@sixpence/core/locale'
import { ShownOffer } from '../checkouts/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'

/** The payer's first view of a button, with nothing to press. */
export function PreviewedOffer({ button }: { button: ShownButton }) {
  const { t } = useMessages('saved-buttons')
  const { locale, direction } = useFormats()
  return (
    <div className="sp-root sp-button-previewed" lang={intlLocale(locale)} dir={direction}>
      <ShownOffer button={button}>
        <span className="sp-button sp-button-primary sp-button-wide" aria-hidden="true">
          {t('previewSignInText')}
        </span>
      </ShownOffer>
    </div>
  )
}
