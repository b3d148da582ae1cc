import { initialsOf, steadyIndex } from '@sixpence/core/locale'
import { Icon } from '../icon.tsx'
import { TINTS } from './tints.ts'

export interface AvatarProps {
  name: string
  /** The key of the colour: something that stays when the name changes, e.g. an email address. */
  colorKey?: string | undefined
  /** A person is a circle, a business a square. */
  kind?: 'person' | 'business' | undefined
}

/** A person's or business's initials on their own colour. Decorative: the name is shown beside it. */
export function Avatar({ name, colorKey = name, kind = 'person' }: AvatarProps) {
  const initials = initialsOf(name, kind)
  return (
    <span
      className="sp-disc"
      data-tint={steadyIndex(colorKey, TINTS) + 1}
      data-kind={kind}
      aria-hidden="true"
    >
      {initials || <Icon name="person" />}
    </span>
  )
}
