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

/** The linked devices that were asked, by what tells them apart. */
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
  /** The words around the time, for the eye. */
  textOf: (time: string) => string
  /** Says without a time that an answer is awaited. */
  status: string
}

/** Counts for the eye alone: a screen reader would be told every second. */
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
