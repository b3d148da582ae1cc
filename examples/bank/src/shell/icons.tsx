import type { ReactNode } from 'react'

/** Draws a 24-unit icon in the colour of its text. Decorative: the word beside it says the same. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg className="sp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export const HomeIcon = () => (
  <Icon>
    <path d="M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1z" />
  </Icon>
)

export const OwnTransferIcon = () => (
  <Icon>
    <path d="M4 9h13l-3.5-3.5M20 15H7l3.5 3.5" />
  </Icon>
)

export const P2pTransferIcon = () => (
  <Icon>
    <path d="M20 4 3.5 10.5l6.5 3 3 6.5zM10 13.5 20 4" />
  </Icon>
)

export const HistoryIcon = () => (
  <Icon>
    <path d="M4.5 6.5h15M4.5 12h15M4.5 17.5h9" />
  </Icon>
)

export const SignOutIcon = () => (
  <Icon>
    <path d="M10 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h4M14 8l4 4-4 4M18 12H9.5" />
  </Icon>
)
