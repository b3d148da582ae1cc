import { useState, type FormEvent } from 'react'
import { useMessages } from '../i18n/index.ts'
import { useSixpence } from '../provider/index.ts'
import { failureOf } from '../store/index.ts'
import { Button, Icon, Inline, Stack, TextField, useFailureText } from '../ui/index.ts'
import { historyApi } from './history-api.ts'

/** Mails a finished file, to the customer's own address unless another is typed. */
export function SendExport({ exportId }: { exportId: string }) {
  const { t } = useMessages('history')
  const textOf = useFailureText()
  const state = useSixpence().session.getSnapshot()
  const [email, setEmail] = useState<string>((state.status === 'signed_in' && state.email) || '')
  const [send, { isLoading, isSuccess, originalArgs, error }] = historyApi.useSendExportMutation()
  const failure = failureOf(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '') void send({ exportId, email: email.trim() })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <TextField
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('exportEmailLabel')}
          error={failure && textOf(failure)}
          value={email}
          onChange={setEmail}
        />
        <Inline>
          <Button type="submit" isPending={isLoading} icon={<Icon name="mail" />}>
            {t('exportSendCta')}
          </Button>
        </Inline>
      </Stack>
      <p role="status">{isSuccess && t('exportSentText', { email: originalArgs?.email ?? '' })}</p>
    </form>
  )
}
