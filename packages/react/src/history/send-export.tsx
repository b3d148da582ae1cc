import { EXPORT_EMAIL_FIELDS } from '@sixpence/core/history'
import { useForm } from '../forms/index.ts'
import { useMessages } from '../i18n/index.ts'
import { useSixpence } from '../provider/index.ts'
import { useWrite } from '../store/index.ts'
import { Button, ErrorView, Form, Icon, Inline, Stack, TextField } from '../ui/index.ts'
import { historyApi } from './history-api.ts'

/** Sends a finished export by email, by default to the user's own address. */
export function SendExport({ exportId }: { exportId: string }) {
  const { t } = useMessages('history')
  const session = useSixpence().session.getSnapshot()
  const { write, ...attempt } = useWrite()
  const form = useForm(EXPORT_EMAIL_FIELDS, {
    attempt,
    initial: { email: (session.status === 'signed_in' && session.email) || '' },
    send: async ({ email }) => (await write(historyApi.sendExport, { exportId, email })) && email,
  })
  return (
    <Form onSubmit={form.submit}>
      <Stack gap={3}>
        <ErrorView failure={form.error} />
        <TextField
          {...form.field('email', t('exportEmailError'))}
          autoComplete="email"
          label={t('exportEmailLabel')}
        />
        <Inline>
          <Button type="submit" isPending={form.isPending} icon={<Icon name="mail" />}>
            {t('exportSendCta')}
          </Button>
        </Inline>
      </Stack>
      <p role="status">{form.sent && t('exportSentText', { email: form.sent })}</p>
    </Form>
  )
}
