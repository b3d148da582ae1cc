import { useRef, useState, type FormEvent } from 'react'
import { isEmailAddress } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { Button, Dialog, ErrorView, Stack, TextField } from '../ui/index.ts'
import { GrantFields } from './grant-fields.tsx'
import { useGrantDraft } from './use-grant-draft.ts'
import type { UsersTask } from './use-users.ts'

export interface AddUserPopupProps {
  task: Pick<UsersTask, 'add' | 'change'>
  onClose: () => void
  /** The code has gone out for this address; the popup is done. */
  onAsked: (email: string) => void
}

/** Lets somebody act for the business, by their address; a code confirms it. */
export function AddUserPopup({ task, onClose, onAsked }: AddUserPopupProps) {
  const { t } = useMessages('users')
  const [email, setEmail] = useState('')
  const [isJudged, setJudged] = useState(false)
  const draft = useGrantDraft()
  const form = useRef<HTMLFormElement>(null)
  const { isPending, failure } = task.change
  const address = email.trim()
  const isAddress = isEmailAddress(address)
  const own = isJudged && !isAddress ? t('emailInvalidError') : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (!isAddress) {
      form.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus()
      return
    }
    if (await task.add(address, draft.grant)) onAsked(address)
  }

  return (
    <Dialog
      isOpen
      title={t('addTitle')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('cancelCta')}</Button>}
    >
      <form ref={form} onSubmit={event => void submit(event)} noValidate>
        <Stack gap={4}>
          <ErrorView failure={failure} title={t('changeFailedTitle')} />
          <TextField
            label={t('emailLabel')}
            description={t('emailText')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            value={email}
            onChange={setEmail}
            error={own ?? failure?.fields.find(({ field }) => field === 'email')?.message}
          />
          <GrantFields draft={draft} />
          <Button type="submit" variant="primary" isWide isPending={isPending}>
            {t('addCta')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
