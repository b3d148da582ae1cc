// What home needs besides, as one file to fetch.
export { HomeScreen } from './home.tsx'
export { readHomeAhead } from './read-home-ahead.ts'
