import { bundledRegister } from '../addresses/data'
import { createRegister, type AddressRegister } from '../addresses/register'

let built: AddressRegister | undefined

/** For tests: the bundled register, built once per test file. */
export function aRegister(): AddressRegister {
  built ??= createRegister(bundledRegister())
  return built
}
