import type { ServerResponse } from 'node:http'

/** Sends a value that no cache keeps; 404 without one. */
export function jsonWith(response: ServerResponse, value: unknown): void {
  if (value === undefined) return endWith(response, 404)
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  response.setHeader('Cache-Control', 'no-store')
  response.end(JSON.stringify(value))
}

/** Sends only a status. */
export function endWith(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.setHeader('Cache-Control', 'no-store')
  response.end()
}
