/** Why something is not deployed: shown without a stack, and nothing has changed. */
export class Refusal extends Error {
  name = 'Refusal'
}
