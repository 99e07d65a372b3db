import { bundledRegister } from '../qualification/addresses/data'
import { createRegister, type AddressRegister } from '../qualification/addresses/register'

let built: AddressRegister | undefined

/** For tests: the bundled register, built once per test file. */
export function aRegister(): AddressRegister {
  built ??= createRegister(bundledRegister())
  return built
}
