import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const SHAPES = {
  'arrow-left': <path d="M19 12H5m6-6-6 6 6 6" />,
  'arrow-right': <path d="M5 12h14m-6-6 6 6-6 6" />,
  'arrow-up': <path d="M12 19V5m-6 6 6-6 6 6" />,
  'arrow-down-left': <path d="M17 7 7 17m0-8v8h8" />,
  'arrow-up-right': <path d="M7 17 17 7m-8 0h8v8" />,
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5a2.2 2.2 0 0 0 4 0" />,
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="M3 10h18M6.5 14.5h3" />
    </>
  ),
  'chevron-down': <path d="m6 9 6 6 6-6" />,
  'chevron-right': <path d="m9 6 6 6-6 6" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  copy: (
    <>
      <rect x="9" y="9" width="10.5" height="10.5" rx="2" />
      <path d="M5 15V6.5A1.5 1.5 0 0 1 6.5 5H15" />
    </>
  ),
  download: <path d="M12 4.5v10m-4.5-4 4.5 4.5 4.5-4.5M5 19.5h14" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  'eye-off': (
    <>
      <path d="M4.5 8.5A15 15 0 0 0 2.5 12S6 18.5 12 18.5c1.3 0 2.5-.3 3.5-.8M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a15 15 0 0 1-2.6 3.3" />
      <path d="m4 4 16 16" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.3 2.4 3.5 5.3 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.3-3.5-8.5s1.2-6.1 3.5-8.5Z" />
    </>
  ),
  home: <path d="M4 11 12 4.5 20 11v8a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1v-8Z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5m0-8.5v.1" />
    </>
  ),
  list: <path d="M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.1m-.1 5.5h.1m-.1 5.5h.1" />,
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
    </>
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7 8 6 8-6" />
    </>
  ),
  more: (
    <>
      <circle cx="5.5" cy="12" r="0.6" />
      <circle cx="12" cy="12" r="0.6" />
      <circle cx="18.5" cy="12" r="0.6" />
    </>
  ),
  pause: <path d="M9 6v12m6-12v12" />,
  play: <path d="M8 5.5v13L18.5 12 8 5.5Z" />,
  person: (
    <>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20c.7-3.8 3.7-6 7.5-6s6.8 2.2 7.5 6" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  refresh: (
    <>
      <path d="M19.5 11a7.6 7.6 0 0 0-14-3M4.5 13a7.6 7.6 0 0 0 14 3" />
      <path d="M5 4v4.2h4.2M19 20v-4.2h-4.2" />
    </>
  ),
  settings: (
    <>
      <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="8.5" cy="17" r="2.5" />
    </>
  ),
  'sign-out': (
    <path d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10m-3.5-3.5L20 12l-3.5 3.5" />
  ),
  phone: (
    <>
      <rect x="7" y="3" width="10" height="18" rx="2.5" />
      <path d="M11 18h2" />
    </>
  ),
  swap: <path d="M7 4.5v13m0 0L3.5 14M7 17.5l3.5-3.5M17 19.5v-13m0 0L13.5 10M17 6.5l3.5 3.5" />,
  wallet: (
    <>
      <path d="M4 7.5V17a2 2 0 0 0 2 2h12.5a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H5.5A1.5 1.5 0 0 1 4 6.5 1.5 1.5 0 0 1 5.5 5H17" />
      <path d="M15.5 13.5h.1" />
    </>
  ),
  warning: <path d="M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.5v.1" />,
} satisfies Record<string, ReactNode>

/** The drawings that point along the text, and are mirrored where it goes from right to left. */
const POINTING: ReadonlySet<string> = new Set([
  'arrow-left',
  'arrow-right',
  'arrow-down-left',
  'arrow-up-right',
  'chevron-right',
  'list',
  'sign-out',
] satisfies IconName[])

/** The available drawings. Add one to `SHAPES`: no icon is loaded from elsewhere. */
export type IconName = keyof typeof SHAPES

/** A drawing beside a text with the same meaning: never the only sign of it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={classNames('sp-icon', POINTING.has(name) && 'sp-icon-pointing')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[name]}
    </svg>
  )
}
