import { Refusal } from '../http/index.ts'

/** A refusal because of one field. */
export function invalid(param: string, description: string): Refusal {
  return new Refusal('VF', description, { fields: [{ param, description }] })
}
