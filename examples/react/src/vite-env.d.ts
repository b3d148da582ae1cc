interface ImportMetaEnv {
  /** Where the bank is. */
  readonly SIXPENCE_API?: string
}
