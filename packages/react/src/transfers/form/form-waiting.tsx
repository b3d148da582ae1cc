import { Skeleton } from '../../ui/index.ts'

/** Keeps the space of a form, as tall as it will be: the content below doesn't move. */
export function FormWaiting() {
  return (
    <div className="sp-transfer-waiting">
      <Skeleton shape="row" lines={5} />
    </div>
  )
}
