/** The colours that distinguish people and currencies: six, each with its text colour. */
const TINTS = [1, 2, 3, 4, 5, 6].flatMap(place => [`tint-${place}`, `on-tint-${place}`])

const COLORS = [
  'page',
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-muted',
  'text-inverse',
  'border',
  'border-strong',
  'primary',
  'primary-hover',
  'primary-pressed',
  'on-primary',
  'primary-soft',
  'on-primary-soft',
  'link',
  'focus',
  'positive',
  'positive-soft',
  'on-positive-soft',
  'negative',
  'negative-soft',
  'on-negative-soft',
  'warning-soft',
  'on-warning-soft',
  'info-soft',
  'on-info-soft',
  'header',
  'on-header',
  'hero',
  'on-hero',
  ...TINTS,
  'overlay',
]

const TYPE = ['font-body', 'font-heading', 'font-weight-heading', 'letter-spacing-heading']

const SHAPE = [
  'radius-control',
  'radius-card',
  'radius-pill',
  'shadow-card',
  'shadow-overlay',
  'border-width',
]

/** The tokens that every brand must set, and no others. */
export const TOKENS = [...COLORS.map(name => `color-${name}`), ...TYPE, ...SHAPE].map(
  name => `--sp-${name}`,
)

const SURFACES = ['page', 'surface', 'surface-raised', 'surface-sunken']
const NOTES = ['positive-soft', 'negative-soft', 'warning-soft', 'info-soft']

/** Texts and their backgrounds: WCAG 2.2, 1.4.3. */
export const TEXT_PAIRS: readonly (readonly [text: string, background: string])[] = [
  ...on(['text', 'text-muted', 'link', 'positive', 'negative'], [...SURFACES, 'primary-soft']),
  ...on(['text', 'link'], NOTES),
  ...on(['text-inverse'], ['text', 'positive', 'negative']),
  ...on(['on-primary'], ['primary', 'primary-hover', 'primary-pressed']),
  ...['primary', 'positive', 'negative', 'warning', 'info'].map(
    name => [`on-${name}-soft`, `${name}-soft`] as const,
  ),
  ...[1, 2, 3, 4, 5, 6].map(place => [`on-tint-${place}`, `tint-${place}`] as const),
  ['on-header', 'header'],
  ['on-hero', 'hero'],
]

/** Parts of controls that must be visible, and their backgrounds: WCAG 2.2, 1.4.11. */
export const CONTROL_PAIRS: readonly (readonly [part: string, background: string])[] = [
  ...on(['border-strong', 'primary', 'primary-hover', 'primary-pressed'], SURFACES),
  ...on(['focus'], [...SURFACES, 'primary-soft', ...NOTES, 'header', 'hero']),
]

function on(parts: readonly string[], backgrounds: readonly string[]) {
  return parts.flatMap(part => backgrounds.map(background => [part, background] as const))
}
