import { Skeleton } from '../../ui/index.ts'

/** Holds the place of a form, as tall as it will be: what follows on the page stays below it. */
export function FormWaiting() {
  return (
    <div className="sp-transfer-waiting">
      <Skeleton shape="row" lines={5} />
    </div>
  )
}
