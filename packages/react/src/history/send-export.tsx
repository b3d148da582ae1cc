import { cleanEmailAddress } from '@sixpence/core'
import { useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { useSixpence } from '../provider/index.ts'
import { useWrite } from '../store/index.ts'
import { Button, Form, Icon, Inline, Stack, TextField, useFailureText } from '../ui/index.ts'
import { historyApi } from './history-api.ts'

/** Sends a finished export by email, by default to the user's own address. */
export function SendExport({ exportId }: { exportId: string }) {
  const { t } = useMessages('history')
  const textOf = useFailureText()
  const state = useSixpence().session.getSnapshot()
  const [email, setEmail] = useState<string>((state.status === 'signed_in' && state.email) || '')
  const [sentTo, setSentTo] = useState<string>()
  const { write, isPending, failure } = useWrite()
  const send = async (to: string) => {
    setSentTo(undefined)
    if (await write(historyApi.sendExport, { exportId, email: to })) setSentTo(to)
  }
  const submit = () => {
    const to = cleanEmailAddress(email)
    return to === '' ? undefined : send(to)
  }
  return (
    <Form onSubmit={submit}>
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
          <Button type="submit" isPending={isPending} icon={<Icon name="mail" />}>
            {t('exportSendCta')}
          </Button>
        </Inline>
      </Stack>
      <p role="status">{sentTo !== undefined && t('exportSentText', { email: sentTo })}</p>
    </Form>
  )
}
