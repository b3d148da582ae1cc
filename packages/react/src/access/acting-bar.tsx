import { useMessages } from '../i18n/index.ts'
import { hosted, useNavigateTo } from '../provider/index.ts'
import { Button, Icon, useHiddenLoading } from '../ui/index.ts'
import { useAccess } from './use-access.ts'
import { useRightName } from './use-right-name.ts'

/** Shows for whom the user acts, with a button to stop. */
export const ActingBar = hosted('ActingBar', ActingBarContent)

function ActingBarContent() {
  const { t } = useMessages('access')
  const task = useAccess()
  const { isActing, isStaff, accessInfo, stop } = task
  useHiddenLoading(task)
  const rightName = useRightName()
  const navigateTo = useNavigateTo()
  if (!isActing) return null
  const name = accessInfo?.customerName
  const staffText = name === undefined ? t('staffPlainText') : t('staffText', { name })
  const actingText = accessInfo
    ? t('actingText', {
        name: accessInfo.customerName,
        right: rightName(accessInfo.accessRights),
      })
    : t('actingPlainText')
  return (
    <section className="sp-acting-bar" aria-label={t(isStaff ? 'staffLabel' : 'actingLabel')}>
      <Icon name="swap" />
      <p>{isStaff ? staffText : actingText}</p>
      <Button
        size="small"
        onPress={() => {
          stop()
          navigateTo({ to: 'start' })
        }}
      >
        {t('stopCta')}
      </Button>
    </section>
  )
}
