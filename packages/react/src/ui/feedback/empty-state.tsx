import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'

export interface EmptyStateProps {
  title: string
  icon?: IconName | undefined
  children?: ReactNode
  action?: ReactNode
  /** One row among others, where a page has several lists that may be empty. */
  isRow?: boolean | undefined
}

/** There is nothing here yet: why, and what to do about it. */
export function EmptyState({ title, icon = 'list', isRow, children, action }: EmptyStateProps) {
  return (
    <div className={classNames('sp-empty-state', isRow && 'sp-empty-state-row')}>
      <span className="sp-empty-state-icon">
        <Icon name={icon} />
      </span>
      <div className="sp-empty-state-words">
        <p className="sp-empty-state-title">{title}</p>
        {children !== undefined && <p className="sp-empty-state-text">{children}</p>}
      </div>
      {action && <div className="sp-empty-state-action">{action}</div>}
    </div>
  )
}
