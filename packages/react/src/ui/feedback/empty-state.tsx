import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'

export interface EmptyStateProps {
  title: string
  icon?: IconName | undefined
  children?: ReactNode
  action?: ReactNode
}

/** There is nothing here yet: why, and what to do about it. */
export function EmptyState({ title, icon = 'list', children, action }: EmptyStateProps) {
  return (
    <div className="sp-empty-state">
      <span className="sp-empty-state-icon">
        <Icon name={icon} />
      </span>
      <p className="sp-empty-state-title">{title}</p>
      {children !== undefined && <p className="sp-empty-state-text">{children}</p>}
      {action}
    </div>
  )
}
