import { compileSchema } from '@nimbus/shared-contracts/forms/ajv'
import type { importModule } from '../features/step-form/api/import-module'
import type { FakeShop } from './fake-shop'

/** Stands for `importModule`: compiles the validator of a scope from the shop's form schema, as the API does. */
export const importValidator =
  (shop: FakeShop): typeof importModule =>
  async (url) => {
    const scope = /\/api\/validators\/(\w+)\.js$/.exec(url)?.[1] ?? ''
    const compiled = await compileSchema(shop.schemas[scope]!.validationSchema)
    return { default: compiled.ok && compiled.value.validate }
  }
