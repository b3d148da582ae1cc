import { useId, type ReactNode } from 'react'
import { Card } from './card.tsx'
import { Heading } from './heading.tsx'
import { Stack } from './stack.tsx'

export interface TitledCardProps {
  title: string
  /** What it is about. */
  text: ReactNode
  /** Of the title, for what is named by it. */
  titleId?: string | undefined
  children: ReactNode
}

/** A card that is a region of its own, with its name and what it is about on top. */
export function TitledCard({ title, text, titleId, children }: TitledCardProps) {
  const ownId = useId()
  const id = titleId ?? ownId
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size={3} id={id}>
            {title}
          </Heading>
          <p className="sp-muted">{text}</p>
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
