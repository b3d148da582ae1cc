import type { ApiRequest } from '@sixpence/core/merchant'
import { useMessages } from '../../i18n/index.ts'
import { Button, DefinitionList, Dialog, Moment, Stack } from '../../ui/index.ts'
import { PostedText } from '../cells/posted-text.tsx'
import { AnswerStatus, titleOf } from './api-log-table.tsx'

/** One request with its response, without secrets. */
export function ApiRequestDialog({
  request,
  onClose,
}: {
  request: ApiRequest
  onClose: () => void
}) {
  const { t } = useMessages('merchant-api')
  return (
    <Dialog
      isOpen
      title={titleOf(request)}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('closeCta')}</Button>}
    >
      <Stack gap={4}>
        <DefinitionList
          items={[
            { id: 'when', term: t('whenColumn'), details: <Moment at={request.date} /> },
            { id: 'from', term: t('fromColumn'), details: request.ip },
            {
              id: 'answer',
              term: t('answerColumn'),
              details: <AnswerStatus status={request.httpStatus} />,
            },
          ]}
        />
        {request.request !== undefined && (
          <PostedText label={t('sentLabel')} text={request.request} />
        )}
        {request.response !== undefined && (
          <PostedText label={t('answeredLabel')} text={request.response} />
        )}
      </Stack>
    </Dialog>
  )
}
