import { Refusal } from '../http/index.ts'

/** A refusal because of one field. The payments' own would lead around in a circle. */
export function badField(param: string, description: string): Refusal {
  return new Refusal('VF', description, { fields: [{ param, description }] })
}
