import type { Bandwidth, DataVolume } from '@nimbus/shared-contracts/catalogue'
import type { Characteristic, CharacteristicUse, Reference } from './entities'

type Value = string | number | boolean

interface Options {
  /** The value that counts where nothing else is chosen: the only one of a fixed characteristic. */
  chosen?: Value
  unitOfMeasure?: string
}

/** The values of a characteristic. valued('tv', ['SMART'], {chosen: 'SMART'}) */
const valued = (name: string, values: readonly Value[], { chosen, unitOfMeasure }: Options) => ({
  name,
  valueType: typeof values[0] as 'string' | 'number' | 'boolean',
  productSpecCharacteristicValue: values.map((value) => ({
    value,
    isDefault: value === chosen,
    ...(unitOfMeasure && { unitOfMeasure }),
  })),
})

/** A characteristic that all offerings have alike: fixed('technology', 'FIBRE') */
export const fixed = (name: string, value: Value, unitOfMeasure?: string): Characteristic => ({
  ...valued(name, [value], { chosen: value, ...(unitOfMeasure && { unitOfMeasure }) }),
  configurable: false,
})

/** A characteristic of which each offering has one value: oneOf('tv', ['NONE', 'SMART'], 'NONE') */
export const oneOf = (name: string, values: readonly Value[], chosen?: Value): Characteristic => ({
  ...valued(name, values, chosen === undefined ? {} : { chosen }),
  configurable: true,
  minCardinality: 1,
  maxCardinality: 1,
})

/** A text of the offering's own, or several: freeText('footnote', 1) */
export const freeText = (name: string, most?: number): Characteristic => ({
  name,
  valueType: 'string',
  configurable: true,
  minCardinality: 0,
  ...(most !== undefined && { maxCardinality: most }),
  productSpecCharacteristicValue: [],
})

/** The value, or the values, that an offering has of a characteristic: used('tv', ['SMART'], specification) */
export const used = (name: string, values: readonly Value[], productSpecification: Reference): CharacteristicUse => ({
  ...valued(name, values, {}),
  productSpecCharacteristicValue: values.map((value) => ({ value, isDefault: values.length === 1 })),
  productSpecification,
})

const MBIT = 'Mbit/s'

/** Speeds as the law names them: at least, normally available, at most. */
export const speeds = ({ down, up }: Bandwidth): Characteristic[] => [
  fixed('downloadMin', down.min, MBIT),
  fixed('downloadNormal', down.normal, MBIT),
  fixed('downloadMax', down.max, MBIT),
  fixed('uploadMin', up.min, MBIT),
  fixed('uploadNormal', up.normal, MBIT),
  fixed('uploadMax', up.max, MBIT),
]

/** What a mobile tariff carries; without limit it has no volume and is never throttled. */
export const volume = ({ gb, max, throttled }: DataVolume): Characteristic[] => [
  fixed('unlimited', gb === null),
  ...(gb === null ? [] : [fixed('dataVolume', gb, 'GB')]),
  fixed('downloadMax', max.down, MBIT),
  fixed('uploadMax', max.up, MBIT),
  ...(throttled
    ? [fixed('downloadThrottled', throttled.down, 'kbit/s'), fixed('uploadThrottled', throttled.up, 'kbit/s')]
    : []),
]
