import type { Sql } from '../db/index.ts'
import { storeLogo } from './store-logo.ts'

/** Adds the logos of the bookshop: one for the whole year, one for the winter. */
export async function seedLogos(context: { sql: Sql; newId: () => string }): Promise<void> {
  for (const { name, base64, isDefault } of LOGOS) {
    const png = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
    const picture = { width: 96, height: 64, png }
    const caller = { customerId: 'customer-ion' }
    await storeLogo({ ...context, caller }, { name, isDefault, picture })
  }
}

const OPEN_BOOK =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAYAAADlNHIOAAACcElEQVR42u2c75GiQBBHN4VLwRRMwRRMgRRIgRRIgR' +
  'RMwRRIgRS4eTCzNefhin9AV9+vqqt2F53p7jc09IfeL6WUUkoppZS6pGqz+VNut9tgu2BFsCpYE+wQ7BisjdZF6yeM' +
  '63yW79RxnR1rr+R/8p29c7+nfE1xpLiS38RM7IPvMSeL+/91xslHGgESGEHdHVA5Jnwf12TtRf1/BwCnxmkrSOSVp7' +
  'xcI+GfACA3Ssbmh9O+iaXhaT6+O4BvEPnzIpaZpyb+0wCkhyO1HTv3sBfAUnao6z6JnwUgAAF8PICKxFRlSEjZH+uq' +
  'PzaZ8Xv4O9ebsuibYt/X+11f7Z4HgL3xAV/wCd/wccp3YuI6Mb70HdC1zfV2bPq2qUc4IRlzoFwLgDVZmz3Yiz1v8f' +
  'XlS9CtgZ0aJ68pirMnbg4AvsvJZq1H+ERsLw9gKC/R6qHMBMtu8aE8hYS0h7pvZ8ACwq0A2PPS+viAL/iUysyU78ne' +
  '8iFMoENpCImYe+LmlqDTO5I92Is9fQuarNXhoRjLBifyXgDpjmNN1vY11NdQAQhAADZiNmI2YjZiNmI2YjZivgXZiP' +
  'kaKgABCMBGzEbMRsxGzEbMRsxGzEbMRszXUF9DBSAAAQhAAAIQgAAE8B8AxoHyGV+mERkTGmdlGZQbh+WY25qcbGTQ' +
  'LnwmzRrz/TSvO3vU6A4A7MFepzO+k8N/KY4sruQ3Mee+k5NucQCLAx7BENiPQK4AkBLOmttfn6DVgYynjVP2D4wLAP' +
  'gsJ9yEPxgGJWP4lwJnAHBtb6ZWABGS3mUAhpFVM7Oiuq6rvm+B8LMZUUoppZRSSimlfoP+AtJthBJx3r1LAAAAAElF' +
  'TkSuQmCC'

const OPEN_BOOK_IN_BLUE =
  'iVBORw0KGgoAAAANSUhEUgAAAGAAAABACAYAAADlNHIOAAACbElEQVR42u2cDY2DQBCFzwIWaqEWsIAFLNQCFrCABS' +
  'xgoRbWAjeP7rSUlP4DbfleMgk52N038/Zvcpn+AQAAAAAAAMAtJGmebNJ8a5aa5WaFWWVWmzVm+2ghWnvB9F7fqk0Z' +
  '+0k3WZ7MxN+5a+w+70tc3Q/3y3nLZ/l+4G4xSdJscv5/IyTfaXJQjqXvcCgxUa2vLPapvifl/wsCDE2zTbPsbjH0rd' +
  'lujoCvQYC+acvYXOG2iVvDYhx/XYC+EMcVEWf8ooFfmwB+OGpvl40d9ggwlRVV1Tr0jAAIgACrF2Cb5e2urCwgdWdl' +
  '3Zws/q2w9/omL8rWrubWZreYABpbHMSl4x25i2ufu/ujb+Tj564AI9eE8LjtQ1vJ0bLugnGPKI8KoD7VtwKpsTTmM1' +
  'zl40dvQc86NhREM+8gxvMCqK36eCXgQ14ffwbIYbdsJys6Oy7zuLyrpmnrZn/TabV7VgC1vdW/OIiLbzW+PTpv+dD3' +
  '6ScP4dQc1f5bDQXRjHthBXRb4mDmawwFWWNyC7qyV/uMfPUM8BV379nCNZRrKAIgAAKQiJGIkYiRiJGIkYiRiJGIkY' +
  'hxDUUABEAAEjESMRIxEjESMRIxEjESMRIxrqFcQxEAARAAARAAARAAAVYogMqB+jW+qkZUmVBXKxsL5cyyZKzMNH7j' +
  'tcZq7/W6d5cavSCAxtBYZzW+Y8V/8kG+nPw68pbPfe6KSZhcgBkEloNy7KogDwjgAVef268P0AKCaLZplp2JcUMAfa' +
  'sZTsDfLIa2jO4nBUYE0LuMSM0ghP3TJLgAeibwMyOEULgAeiYiAAAAAAAAAADAN+Af9fMtWDFjIikAAAAASUVORK5C' +
  'YII='

const LOGOS = [
  { name: 'Open book', base64: OPEN_BOOK, isDefault: true },
  { name: 'Winter', base64: OPEN_BOOK_IN_BLUE, isDefault: false },
] as const
