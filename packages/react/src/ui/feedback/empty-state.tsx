import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconName } from '../icon.tsx'

export interface EmptyStateProps {
  title: string
  icon?: IconName | undefined
  children?: ReactNode
  action?: ReactNode
  /** Shows it as one row among others, on a page with several lists that may be empty. */
  isRow?: boolean | undefined
}

/** Explains why there is nothing here yet, and what to do about it. */
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
