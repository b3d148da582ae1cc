import { SIGNATURE_FIELDS, type SignatureCheck, type Webhook } from '@sixpence/core/merchant'
import { useState } from 'react'
import { useForm } from '../../forms/index.ts'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { useUserRights } from '../../start/index.ts'
import {
  Alert,
  Button,
  ErrorView,
  Form,
  Inline,
  Stack,
  TextArea,
  type Tone,
} from '../../ui/index.ts'
import { merchantApi } from '../merchant-api.ts'
import { useSignatureTrial } from './use-signature-trial.ts'

/** Checks the signature of a message that a webhook received. */
export function SignatureTrial({ webhook }: { webhook: Webhook }) {
  const { t } = useMessages('integration')
  const { mayCall } = useUserRights()
  const task = useSignatureTrial(webhook.id)
  // Sent as typed: each of its characters is signed.
  const [body, setBody] = useState('')
  const { lastBody } = task
  const form = useForm(SIGNATURE_FIELDS, {
    attempt: task,
    send: ({ header }) => task.check({ header, body }),
  })
  if (!mayCall(merchantApi.createWebhook)) return null
  return (
    <Form onSubmit={form.submit}>
      <Stack gap={4}>
        <TextArea
          {...form.field('header', t('headerMissingError'))}
          label={t('headerLabel')}
          rows={2}
        />
        <TextArea label={t('bodyLabel')} rows={5} value={body} onChange={setBody} />
        <Verdict check={task.answer} />
        <ErrorView failure={form.error} />
        <Inline>
          <Button type="submit" isPending={form.isPending}>
            {t('checkMessageCta')}
          </Button>
          {lastBody !== undefined && (
            <Button variant="quiet" onPress={() => setBody(lastBody)}>
              {t('lastBodyCta')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  )
}

function Verdict({ check }: { check: SignatureCheck | undefined }) {
  const { t } = useMessages('integration')
  return (
    <Alert tone={check ? toneOf(check) : 'positive'} announce="soon">
      {check && (
        <Stack gap={2}>
          <p>{t(`${check.verdict}Text`, { name: check.receiverName ?? '' })}</p>
          {isOurs(check) && check.isLate && <Late at={check.signedAt} />}
        </Stack>
      )}
    </Alert>
  )
}

const isOurs = ({ verdict }: SignatureCheck) => verdict === 'right' || verdict === 'former'

function toneOf(check: SignatureCheck): Tone {
  if (!isOurs(check)) return 'negative'
  return check.isLate ? 'warning' : 'positive'
}

function Late({ at = '' }: { at: string | undefined }) {
  const { t } = useMessages('integration')
  const formats = useFormats()
  return <p>{t('lateText', { date: formats.dateTime(at) })}</p>
}
