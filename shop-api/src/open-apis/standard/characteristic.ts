/** A characteristic of a product, as TMF622 4.0.0 and TMF679 4.0.0 have it. */
export interface Characteristic {
  name: string
  valueType: 'string' | 'boolean' | 'number' | 'array'
  value: unknown
}

/** characteristic('downloadMax', 1000) → {name: 'downloadMax', valueType: 'number', value: 1000} */
export const characteristic = (name: string, value: unknown): Characteristic => ({
  name,
  valueType: Array.isArray(value) ? 'array' : (typeof value as Exclude<Characteristic['valueType'], 'array'>),
  value,
})
