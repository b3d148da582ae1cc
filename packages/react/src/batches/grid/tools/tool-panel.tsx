import type { KeyboardEvent, ReactNode } from 'react'
import { useMessages } from '../../../i18n/index.ts'
import { Button, Card, Heading, Inline, Stack } from '../../../ui/index.ts'

export interface ToolPanelProps {
  title: string
  children: ReactNode
  /** The words of the button that changes the rows. */
  applyText: string
  isDisabled: boolean
  onApply: () => void
  onClose: () => void
}

/** A tool beside the rows. Enter in its fields changes them, and Escape closes it. */
export function ToolPanel(props: ToolPanelProps) {
  const { title, children, applyText, isDisabled, onApply, onClose } = props
  const { t: tCommon } = useMessages('common')
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && isTextField(event.target) && !isDisabled) onApply()
    else return
    event.preventDefault()
  }
  return (
    // Hears the keys of what is inside, which stays reachable by itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label={title} onKeyDown={press}>
      <Card>
        <Stack gap={3}>
          <Heading level={3} size={4}>
            {title}
          </Heading>
          {children}
          <Inline>
            <Button variant="primary" isDisabled={isDisabled} onPress={onApply}>
              {applyText}
            </Button>
            <Button onPress={onClose}>{tCommon('cancelCta')}</Button>
          </Inline>
        </Stack>
      </Card>
    </div>
  )
}

const isTextField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'radio'
