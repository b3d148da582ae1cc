import type { Logo } from '@sixpence/core/merchant'
import { useMessages } from '../i18n/index.ts'
import { Checkbox, FormPopup, TextField } from '../ui/index.ts'
import { LogoPicker } from './logo-picker.tsx'
import { useLogoForm } from './use-logo-form.ts'

interface LogoPopupProps {
  /** The logo to change; without it, a new one is added. */
  logo?: Logo
  /** True if there is no logo yet. The first one becomes the default anyway. */
  isFirst: boolean
  onClose: () => void
}

/** A dialog that adds a logo, or changes its name and picture. */
export function LogoPopup({ logo, isFirst, onClose }: LogoPopupProps) {
  const { t } = useMessages('merchant')
  const form = useLogoForm(logo, onClose)
  return (
    <FormPopup
      form={form}
      title={t(logo ? 'editLogoTitle' : 'addLogoTitle')}
      submitText={t(logo ? 'saveCta' : 'addLogoCta')}
      failedTitle={t('logoFailedTitle')}
      failedText={form.isFull ? t('logosFullText') : undefined}
      onClose={onClose}
    >
      <LogoPicker
        shown={logo?.file}
        file={form.file}
        error={form.fault && t(FAULT_TEXTS[form.fault])}
        onChoose={file => void form.choose(file)}
      />
      <TextField
        {...form.field('name', t('nameMissingError'))}
        label={t('logoNameLabel')}
        description={t('logoNameText')}
      />
      {!isFirst && logo?.isDefault !== true && (
        <Checkbox isSelected={form.isDefault} onChange={form.setDefault}>
          {t('isDefaultLabel')}
        </Checkbox>
      )}
    </FormPopup>
  )
}

const FAULT_TEXTS = {
  missing: 'pictureMissingError',
  logoEmpty: 'logoEmptyError',
  logoTooLarge: 'logoTooLargeError',
  logoType: 'logoTypeError',
  logoDamaged: 'logoDamagedError',
  logoSides: 'logoSidesError',
} as const
