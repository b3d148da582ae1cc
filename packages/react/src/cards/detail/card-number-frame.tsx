import type { CardDisplay } from '@sixpence/core/cards'
import { useContext, useEffect, useRef, useState, type RefObject } from 'react'
import { CardVaultContext, type CardVaultFault } from '../../card-vault/index.ts'
import { useMessages } from '../../i18n/index.ts'
import { Spinner } from '../../ui/index.ts'
import { useEnd } from './use-end.ts'

export interface CardNumberFrameProps {
  accountId: string
  display: CardDisplay
  /** Called when the details are gone or couldn't be shown. The caller must forget the display. */
  onEnd: (how: CardVaultFault | 'gone') => void
}

/** The frame in which a vault shows a card's details. Nothing in this page can read them. */
export function CardNumberFrame({ onEnd, ...request }: CardNumberFrameProps) {
  const { t } = useMessages('cards')
  const container = useRef<HTMLDivElement>(null)
  const isShown = useVault(container, { onEnd, ...request })
  return (
    <div className="sp-card-vault">
      <div ref={container} />
      {isShown ? (
        <TimeLeft onGone={() => onEnd('gone')} />
      ) : (
        <Spinner label={t('detailsOpeningStatus')} />
      )}
    </div>
  )
}

function TimeLeft({ onGone }: { onGone: () => void }) {
  const { t } = useMessages('cards')
  const { seconds } = useEnd(onGone)
  return <p className="sp-muted">{t('detailsTimeText', { count: seconds })}</p>
}

/** Shows the card once: a display works only one time. */
function useVault(container: RefObject<HTMLDivElement | null>, props: CardNumberFrameProps) {
  const { t } = useMessages('cards')
  const vault = useContext(CardVaultContext)
  const [isShown, setShown] = useState(false)
  const latest = useRef({ props, t })
  useEffect(() => {
    latest.current = { props, t }
  })
  useEffect(() => {
    let hide: () => void = () => undefined
    // Delayed, because strict mode mounts twice and the first mount would use up the display.
    const timer = setTimeout(() => {
      if (!container.current) return
      const { accountId, display } = latest.current.props
      const labels = {
        title: latest.current.t('detailsTitle'),
        number: latest.current.t('numberLabel'),
        checkCode: latest.current.t('checkCodeLabel'),
      }
      const end = (how: CardVaultFault | 'gone') => latest.current.props.onEnd(how)
      hide = vault.show(
        container.current,
        { accountId, display, labels },
        { onShown: () => setShown(true), onGone: () => end('gone'), onFault: end },
      )
    })
    return () => {
      clearTimeout(timer)
      hide()
    }
  }, [container, vault])
  return isShown
}
