import { Icon, List, ListRow, Spinner } from '../ui/index.ts'

export interface NotifiedDevicesProps {
  label: string
  devices: readonly {
    readonly id: string
    readonly name: string
    readonly code: string
    readonly location: string
  }[]
}

/** The linked devices that were notified, with details to tell them apart. */
export function NotifiedDevices({ label, devices }: NotifiedDevicesProps) {
  if (devices.length === 0) return null
  return (
    <List aria-label={label}>
      {devices.map(({ id, name, code, location }) => (
        <ListRow
          key={id}
          leading={<Icon name="phone" />}
          title={name}
          description={[code, location].join(' · ')}
        />
      ))}
    </List>
  )
}

export interface TimeLeftProps {
  secondsLeft: number
  /** Returns the visible text with the time left. */
  textOf: (time: string) => string
  /** The text for screen readers, without the time. */
  status: string
}

/** Hides the countdown from screen readers, which would read it every second. */
export function TimeLeft({ secondsLeft, textOf, status }: TimeLeftProps) {
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
  return (
    <p className="sp-approval-wait">
      <Spinner />
      <span aria-hidden="true">{textOf(time)}</span>
      <span className="sp-visually-hidden">{status}</span>
    </p>
  )
}
