import type { WebhookRequest } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../../i18n/index.ts'
import {
  Button,
  DefinitionList,
  Dialog,
  ErrorView,
  Moment,
  Stack,
  useToast,
} from '../../ui/index.ts'
import { PostedText } from '../cells/posted-text.tsx'
import { Outcome } from './webhook-log-table.tsx'
import type { WebhookLogTask } from './use-webhook-log.ts'

interface WebhookRequestDialogProps {
  request: WebhookRequest
  task: WebhookLogTask
  onClose: () => void
}

/** One posted message, with a button to post it again. */
export function WebhookRequestDialog({ request, task, onClose }: WebhookRequestDialogProps) {
  const { t } = useMessages('merchant-api')
  const toast = useToast()
  const { isPending, error, clear } = task.change
  const close = () => {
    clear()
    onClose()
  }
  const sendAgain = async () => {
    if (!(await task.sendAgain(request.id))) return
    close()
    toast({ tone: 'positive', text: t('sentAgainToast') })
  }
  return (
    <Dialog
      isOpen
      title={request.event}
      onClose={close}
      actions={
        <>
          {request.event !== 'ping' && (
            <Button variant="primary" isPending={isPending} onPress={() => void sendAgain()}>
              {t('sendAgainCta')}
            </Button>
          )}
          <Button onPress={close}>{t('closeCta')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <ErrorView failure={error} />
        <Facts request={request} />
        <PostedText label={t('sentLabel')} text={request.request} />
      </Stack>
    </Dialog>
  )
}

function Facts({ request }: { request: WebhookRequest }) {
  const { t } = useMessages('merchant-api')
  const formats = useFormats()
  const { method, host, path, messageId, date, attempt, duration } = request
  return (
    <DefinitionList
      items={[
        { id: 'to', term: t('toColumn'), details: `${method} ${host}${path}` },
        { id: 'when', term: t('whenColumn'), details: <Moment at={date} /> },
        { id: 'answer', term: t('answerColumn'), details: <Outcome request={request} /> },
        {
          id: 'took',
          term: t('durationColumn'),
          details: t('msText', { ms: formats.count(duration) }),
        },
        { id: 'attempt', term: t('attemptLabel'), details: formats.count(attempt) },
        { id: 'message', term: t('messageIdLabel'), details: messageId },
      ]}
    />
  )
}
