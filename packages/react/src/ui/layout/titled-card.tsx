import { useId, type ReactNode } from 'react'
import { Card } from './card.tsx'
import { Heading } from './heading.tsx'
import { Stack } from './stack.tsx'

export interface TitledCardProps {
  title: string
  /** The subject of the card. */
  text: ReactNode
  /** The id of the title, for elements named by it. */
  titleId?: string | undefined
  children: ReactNode
}

/** A card that is its own region, with its name and subject on top. */
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
