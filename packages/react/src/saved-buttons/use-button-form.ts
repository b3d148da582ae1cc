import type { SavedButton } from '@sixpence/core/merchant'
import { useDraft, useForm } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { savedButtonsApi } from './saved-buttons-api.ts'
import { BUTTON_FIELDS, draftOf, type ButtonDraft } from './button-draft.ts'
import { useButtonTerms } from './use-button-terms.ts'

// Its own fields.
const SAFE = Object.keys(BUTTON_FIELDS) as (keyof ButtonDraft)[]

/** Holds the form for a new or changed button. */
export function useButtonForm(
  button: SavedButton | undefined,
  currencyCode: string,
  onSaved: (button: SavedButton) => void,
) {
  const { t } = useMessages('saved-buttons')
  const { locale } = useFormats()
  const { write, ...attempt } = useWrite()
  const termsOf = useButtonTerms()
  const form = useForm(BUTTON_FIELDS, {
    attempt,
    initial: button
      ? draftOf(button, locale)
      : { type: 'fixed', frequency: 'monthly', currencyCode },
    draft: useDraft<ButtonDraft>(`savedButton/${button?.id ?? ''}`, SAFE),
    check: draft => termsOf(draft).errors,
    send: async draft => {
      const { terms } = termsOf(draft)
      if (!terms) return undefined
      const { name, returnUrl, logoId } = draft
      const input = { ...terms, name, returnUrl, ...(logoId !== '' && { logoId }) }
      return button
        ? write(savedButtonsApi.updateSavedButton, { ...input, id: button.id })
        : write(savedButtonsApi.createSavedButton, input)
    },
    onDone: ({ answer }) => onSaved(answer),
    doneText: t('savedToast'),
  })
  return { ...form, terms: termsOf(form.values).terms }
}
