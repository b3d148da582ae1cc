declare module '#pglite/*' {
  const url: string
  export default url
}
