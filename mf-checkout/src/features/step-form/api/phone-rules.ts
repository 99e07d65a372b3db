import type { FormSchema } from '@nimbus/shared-contracts/forms'
import type { NormalisePhone } from '@nimbus/shared-contracts/forms/rules'

/** What knows the numbers of all countries, for forms that ask for one; undefined for others. */
export async function loadPhoneRules({ definitionSchema }: FormSchema): Promise<NormalisePhone | undefined> {
  const asks = Object.values(definitionSchema.definitions).some(({ type }) => type === 'tel')
  if (!asks) return undefined
  const { normalisePhone } = await import(/* webpackChunkName: "lazy-phone" */ '@nimbus/shared-contracts/forms/rules')
  return normalisePhone
}
