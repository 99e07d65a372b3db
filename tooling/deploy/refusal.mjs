/** Why something is not deployed: shown without a stack, and nothing has changed. */
export class Refusal extends Error {
  name = 'Refusal'
}

/**
 * Does a step of a deployment. What it fails with is refused by one sentence, also where a bundle throws what is no error.
 * refusing('mf-cart: no release can be built', makeIt) → throws a Refusal 'mf-cart: no release can be built: boom'
 */
export async function refusing(what, step) {
  try {
    return await step()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
