import { mainMenu, tabBar } from '@sixpence/core/shell'
import { useAccess } from '@sixpence/react/access'
import { useMessages } from '@sixpence/react/i18n'
import { LazyDialog } from '@sixpence/react/provider'
import { Icon, type IconName, lazyComponent } from '@sixpence/react/ui'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useSendPath } from '../../shell/use-send-path.ts'

// Loaded when opened, because most visits don't.
const AddMoney = lazyComponent(() => import('./add-money.tsx'), 'AddMoney')

/**
 * The most frequent actions, in one row. Phones leave out those in the bar at the lower edge, so
 * that nothing is offered twice.
 */
export function QuickActions() {
  const { t } = useMessages('shell')
  const access = useAccess()
  const tabs = tabBar(mainMenu(access, access.isBusiness))
  const { mayBegin } = access
  const sendPath = useSendPath()
  const mayPayIn = mayBegin('fundingByBank') || mayBegin('fundingByWire')
  return (
    <ul className="sp-quick-actions" aria-label={t('actionsLabel')}>
      {sendPath && (
        <Item isInTabBar={tabs.includes('sendMoney')}>
          <Link to={sendPath} className="sp-quick-action">
            <Face icon="arrow-up-right" text={t('p2pTransferTab')} />
          </Link>
        </Item>
      )}
      {mayBegin('betweenAccounts') && (
        <Item isInTabBar={tabs.includes('ownTransfer')}>
          <Link to="/transfer/account" className="sp-quick-action">
            <Face icon="swap" text={t('ownTransferTab')} />
          </Link>
        </Item>
      )}
      {(mayPayIn || mayBegin('fundingByCrypto')) && (
        <Item>
          <AddMoneyAction mayPayIn={mayPayIn} mayTakeCrypto={mayBegin('fundingByCrypto')} />
        </Item>
      )}
      {mayBegin('requestMoney') && (
        <Item>
          <Link to="/transfer/invoices" search={{ list: 'sent' }} className="sp-quick-action">
            <Face icon="arrow-down-left" text={t('requestMoneyCta')} />
          </Link>
        </Item>
      )}
      <Item>
        <Link to="/statements" className="sp-quick-action">
          <Face icon="download" text={t('statementCta')} />
        </Link>
      </Item>
    </ul>
  )
}

function Item({ isInTabBar = false, children }: { isInTabBar?: boolean; children: ReactNode }) {
  return <li className={isInTabBar ? 'sp-wide-only' : undefined}>{children}</li>
}

function Face({ icon, text }: { icon: IconName; text: string }) {
  return (
    <>
      <span className="sp-quick-icon">
        <Icon name={icon} />
      </span>
      <span>{text}</span>
    </>
  )
}

interface AddMoneyActionProps {
  mayPayIn: boolean
  mayTakeCrypto: boolean
}

function AddMoneyAction(props: AddMoneyActionProps) {
  const { t } = useMessages('shell')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="sp-quick-action" onClick={() => setOpen(true)}>
        <Face icon="plus" text={t('addMoneyCta')} />
      </button>
      {isOpen && (
        <LazyDialog onClose={() => setOpen(false)}>
          <AddMoney {...props} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  )
}
