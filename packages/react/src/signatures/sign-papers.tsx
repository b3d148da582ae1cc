import { SixpenceError } from '@sixpence/core/errors'
import type { SignData } from '@sixpence/core/signatures'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../i18n/index.ts'
import { Alert, Button, Spinner, Stack, useHold, useReported } from '../ui/index.ts'
import { hosted } from '../provider/index.ts'
import type { PaperToShow, Signer, SigningEnd } from './signer.ts'

export interface SignPapersProps {
  /** The bank's answer; undefined if the page was opened without it. */
  signData: SignData | undefined
  /** Make it once, outside rendering. */
  signer: Signer
  /** Called after the last paper, or as soon as one isn't signed. */
  onEnd: (end: SigningEnd) => void
}

/** Shows a provider's papers for signing, one after the other. */
export const SignPapers = hosted('SignPapers', SignPapersContent)

function SignPapersContent({ signData, signer, onEnd }: SignPapersProps) {
  const { t } = useMessages('signatures')
  const urls = urlsOf(signData)
  const [at, setAt] = useState(0)
  const signUrl = urls[at]
  if (signUrl === undefined) return <Alert tone="warning">{t('aloneText')}</Alert>
  return (
    <Paper
      key={signUrl}
      paper={{ clientId: signData?.clientId ?? '', signUrl }}
      signer={signer}
      onEnd={end => (end === 'signed' && at + 1 < urls.length ? setAt(at + 1) : onEnd(end))}
    />
  )
}

const urlsOf = ({ signUrl, signUrls = [] }: Partial<SignData> = {}): readonly string[] =>
  signUrl === undefined ? signUrls : [signUrl]

interface PaperProps extends Pick<SignPapersProps, 'signer' | 'onEnd'> {
  paper: Omit<PaperToShow, 'title'>
}

function Paper({ paper, signer, onEnd }: PaperProps) {
  const { t } = useMessages('signatures')
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'opening' | 'ready' | SixpenceError>('opening')
  const hide = useRef<() => void>(undefined)
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })
  const { clientId, signUrl } = paper
  const title = t('pageTitle')
  useEffect(() => {
    if (!container.current) return undefined
    hide.current = signer.show(
      container.current,
      { clientId, signUrl, title },
      {
        onReady: () => setState('ready'),
        onEnd: end => ended.current(end),
        onFault: () => setState(new SixpenceError('offline', 'The paper can’t be shown')),
      },
    )
    return () => hide.current?.()
  }, [signer, clientId, signUrl, title])
  const isFailed = typeof state === 'object'
  useReported(state)
  useHold(isFailed)
  const leave = () => {
    // An open paper asks before the page is left.
    hide.current?.()
    onEnd('canceled')
  }
  return (
    <Stack gap={4}>
      {state === 'opening' && <Spinner isLarge label={t('openingStatus')} />}
      {isFailed && (
        <Alert tone="negative" title={t('faultTitle')} announce="soon">
          {t('faultText')}
        </Alert>
      )}
      <div ref={container} className="sp-signing" hidden={isFailed} />
      <div className="sp-button-row">
        <Button onPress={leave}>{t('backCta')}</Button>
      </div>
    </Stack>
  )
}
