import type { IpnMessage } from '@sixpence/core/merchant'
import { useFormats, useMessages } from '../../i18n/index.ts'
import { loadStateOf, useWrite } from '../../store/index.ts'
import {
  Button,
  DefinitionList,
  Dialog,
  DialogFoot,
  ErrorView,
  Loaded,
  Moment,
  Stack,
  useToast,
} from '../../ui/index.ts'
import { AddressText } from '../cells/address-text.tsx'
import { PostedText } from '../cells/posted-text.tsx'
import { merchantApi } from '../merchant-api.ts'
import { IpnStatus } from './ipn-status.tsx'

interface IpnMessageDialogProps {
  id: string
  mayChange: boolean
  onClose: () => void
}

/** One message: its content and its actions. */
export function IpnMessageDialog({ id, mayChange, onClose }: IpnMessageDialogProps) {
  const { t } = useMessages('merchant-api')
  const query = merchantApi.ipnMessage.useRead({ id })
  return (
    <Dialog isOpen title={t('ipnMessageTitle')} onClose={onClose}>
      <Loaded
        of={loadStateOf(query)}
        value={query.data}
        loadingLabel={t('ipnLoading')}
        failedTitle={t('ipnFailedTitle')}
      >
        {message => (
          <Stack gap={4}>
            <Facts message={message} />
            <PostedText label={t('sentLabel')} text={message.body} />
            <Actions id={message.id} mayAct={mayChange && !message.confirmed} onClose={onClose} />
          </Stack>
        )}
      </Loaded>
    </Dialog>
  )
}

function Facts({ message }: { message: IpnMessage }) {
  const { t } = useMessages('merchant-api')
  const formats = useFormats()
  const { event, date, url, httpStatus, attempts } = message
  const answer = httpStatus === undefined ? '—' : String(httpStatus)
  return (
    <DefinitionList
      items={[
        { id: 'event', term: t('eventColumn'), details: event },
        { id: 'when', term: t('whenColumn'), details: <Moment at={date} /> },
        { id: 'state', term: t('stateColumn'), details: <IpnStatus message={message} /> },
        ...(url === undefined
          ? []
          : [{ id: 'to', term: t('toColumn'), details: <AddressText address={url} /> }]),
        { id: 'answer', term: t('answerColumn'), details: answer },
        { id: 'attempts', term: t('attemptsColumn'), details: formats.count(attempts) },
      ]}
    />
  )
}

interface ActionsProps {
  id: string
  mayAct: boolean
  onClose: () => void
}

/** A confirmed message isn't sent again. */
function Actions({ id, mayAct, onClose }: ActionsProps) {
  const { t } = useMessages('merchant-api')
  const toast = useToast()
  const { write, isPending, error } = useWrite()
  const sendAgain = async () => {
    if (!(await write(merchantApi.sendIpnAgain, { id }))) return
    toast({ tone: 'positive', text: t('sentAgainToast') })
  }
  return (
    <Stack gap={3}>
      <ErrorView failure={error} />
      <DialogFoot>
        {mayAct && (
          <>
            <Button
              variant="primary"
              isPending={isPending}
              onPress={() => void write(merchantApi.confirmIpn, { id })}
            >
              {t('confirmIpnCta')}
            </Button>
            <Button isPending={isPending} onPress={() => void sendAgain()}>
              {t('sendAgainCta')}
            </Button>
          </>
        )}
        <Button onPress={onClose}>{t('closeCta')}</Button>
      </DialogFoot>
    </Stack>
  )
}
