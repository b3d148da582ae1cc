import { dropNotice } from '../start/drop-notice.ts'

const { dataset } = document.documentElement

/** Returns true if the form was sent before the app could take it. */
export const isFormHeld = (): boolean => dataset['held'] !== undefined

/** Sends the form that was sent before the app could take it, with its current values. */
export function takeHeldForm(): void {
  dropNotice()
  if (!isFormHeld()) return
  delete dataset['held']
  document.querySelector<HTMLFormElement>('form[method=post]')?.requestSubmit()
}
