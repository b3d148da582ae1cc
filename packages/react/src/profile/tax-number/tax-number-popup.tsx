import { useRef, useState } from 'react'
import { useMessages } from '../../i18n/index.ts'
import { useWrite } from '../../store/index.ts'
import { Button, Dialog, ErrorView, Stack, TextField } from '../../ui/index.ts'
import { profileApi } from '../profile-api.ts'

interface TaxNumberPopupProps {
  taxId: string | undefined
  onClose: () => void
}

/** A form for the number. The typed number stays until the bank has it. */
export function TaxNumberPopup({ taxId = '', onClose }: TaxNumberPopupProps) {
  const { t } = useMessages('profile')
  const [typed, setTyped] = useState(taxId)
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { write, isPending, failure } = useWrite()
  const isRefused = failure?.fields.some(({ field }) => field === 'taxId') === true

  async function submit() {
    setMissing(typed.trim() === '')
    if (typed.trim() === '') return input.current?.focus()
    if (await write(profileApi.setTaxNumber, { taxId: typed.trim() })) onClose()
    else input.current?.focus()
  }

  return (
    <Dialog
      isOpen
      title={t('taxIdTitle')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('saveCta')}
          </Button>
          <Button onPress={onClose}>{t('cancelCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        {!isRefused && <ErrorView failure={failure} title={t('changeFailedTitle')} />}
        <TextField
          label={t('taxIdLabel')}
          description={t('taxIdNoteText')}
          name="taxId"
          autoComplete="off"
          maxLength={32}
          value={typed}
          onChange={setTyped}
          inputRef={input}
          error={isMissing || isRefused ? t('taxIdInvalidError') : undefined}
        />
      </Stack>
    </Dialog>
  )
}
