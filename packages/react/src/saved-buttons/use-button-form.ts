import type { SavedButton, SavedButtonInput } from '@sixpence/core'
import { useState } from 'react'
import { useDraft } from '../forms/index.ts'
import { useFormats, useMessages } from '../i18n/index.ts'
import { useWrite } from '../store/index.ts'
import { useToast } from '../ui/index.ts'
import { savedButtonsApi } from './saved-buttons-api.ts'
import { draftOf, EMPTY_DRAFT, type ButtonDraft } from './button-draft.ts'
import { useJudgedTerms } from './use-judged-terms.ts'

const FIELDS = ['name', 'currencyCode', 'amount', 'min', 'max', 'returnUrl'] as const

/** A field that can have an error. */
export type ButtonField = (typeof FIELDS)[number]

const SAFE = [
  'name',
  'type',
  'currencyCode',
  'amount',
  'frequency',
  'min',
  'max',
  'returnUrl',
  'logoId',
] as const

/** Holds the form for a new or changed button. */
export function useButtonForm(
  button: SavedButton | undefined,
  currencyCode: string,
  onSaved: (button: SavedButton) => void,
) {
  const { t } = useMessages('saved-buttons')
  const { locale } = useFormats()
  const toast = useToast()
  const { write, isPending, failure, clear } = useWrite()
  const [isTried, setTried] = useState(false)
  const [first] = useState<ButtonDraft>(() =>
    button ? draftOf(button, locale) : { ...EMPTY_DRAFT, currencyCode },
  )
  const [typed, type] = useDraft<ButtonDraft>(`savedButton/${button?.id ?? ''}`, SAFE)
  const draft = { ...first, ...typed }
  const judged = useJudgedTerms(draft)
  const name = draft.name.trim()
  const own: Partial<Record<ButtonField, string>> = {
    ...judged.faults,
    ...(name === '' && { name: t('nameMissingError') }),
  }
  const ofBank = (field: ButtonField): string | undefined =>
    failure?.fields.some(each => each.field === field) ? t(BANK_FAULTS[field]) : undefined

  const isRefused = FIELDS.some(ofBank)

  async function submit(): Promise<boolean> {
    setTried(true)
    const { terms } = judged
    if (!terms || name === '') return false
    const { returnUrl, logoId } = draft
    const input: SavedButtonInput = {
      ...terms,
      name,
      returnUrl: returnUrl.trim(),
      ...(logoId !== '' && { logoId }),
    }
    const done = button
      ? await write(savedButtonsApi.updateSavedButton, { ...input, id: button.id })
      : await write(savedButtonsApi.createSavedButton, input)
    if (!done) return true
    onSaved(done.answer)
    toast({ tone: 'positive', text: t('savedToast') })
    return true
  }

  return {
    draft,
    edit: (change: Partial<ButtonDraft>) => {
      clear()
      type(change)
    },
    terms: judged.terms,
    /** Returns a field's error, if saving was tried. */
    faultOf: (field: ButtonField) => (isTried ? own[field] : undefined) ?? ofBank(field),
    /** The failure, unless a field shows it. */
    failure: isRefused ? undefined : failure,
    isRefused,
    isPending,
    /** Saves the button. Returns false if a field has to be corrected first. */
    submit,
  }
}

const BANK_FAULTS = {
  name: 'nameError',
  currencyCode: 'currencyError',
  amount: 'amountError',
  min: 'amountError',
  max: 'amountError',
  returnUrl: 'returnUrlError',
} as const satisfies Record<ButtonField, string>
