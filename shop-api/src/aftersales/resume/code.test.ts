import { RESUME_CODE } from '@nimbus/shared-contracts/order'
import { newCode } from './code'

it('makes codes that the page takes for such', () => {
  const codes = Array.from({ length: 100 }, newCode)
  expect(codes.filter((code) => !RESUME_CODE.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(100)
})
