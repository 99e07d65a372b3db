/** The wire has no kinds of tariffs: whoever reads a tariff tells its kind (DATA-3). Throws where an answer has one. */
export function assertOnWire(body: string): void {
  const [kind] = /"kind":"(landline|mobile|prepaid)"/.exec(body) ?? []
  if (kind) throw new Error(`an answer tells the kind of a tariff, ${kind}: onWire`)
}
