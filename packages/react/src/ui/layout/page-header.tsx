import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Heading, type HeadingProps } from './heading.tsx'
import { Icon } from '../icon.tsx'

export interface PageHeaderProps {
  title: string
  lead?: ReactNode
  /** The way back, named after the place it leads to. */
  back?: { readonly label: string; readonly onPress: () => void } | undefined
  /** At the end of the title's row. */
  actions?: ReactNode
  headingRef?: HeadingProps['headingRef']
}

/** The top of a screen: its one `h1`, which a host may focus after a change of screen. */
export function PageHeader({ title, lead, back, actions, headingRef }: PageHeaderProps) {
  return (
    <header className="sp-page-header">
      {back && (
        <Button
          variant="quiet"
          size="small"
          className="sp-page-header-back"
          icon={<Icon name="arrow-left" />}
          onPress={back.onPress}
        >
          {back.label}
        </Button>
      )}
      <div className="sp-page-header-row">
        <div className="sp-page-header-title">
          <Heading level={1} isFocusable headingRef={headingRef}>
            {title}
          </Heading>
          {lead !== undefined && <p className="sp-page-header-lead">{lead}</p>}
        </div>
        {actions !== undefined && <div className="sp-page-header-actions">{actions}</div>}
      </div>
    </header>
  )
}
