/** What somebody wanted to keep is not of the record's shape; it is neither stored nor shown. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal'

  /** `key` is the record's, 'nimbus-c'; `cause` what its schema or the browser says of the value. */
  constructor(
    readonly key: string,
    cause: unknown,
  ) {
    super(`storage: what was to be kept in ${key} is refused`, { cause })
  }
}
