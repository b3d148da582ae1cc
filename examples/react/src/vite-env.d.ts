interface ImportMetaEnv {
  /** The address of the bank. */
  readonly SIXPENCE_API?: string
}
